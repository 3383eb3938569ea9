export { createEnvironmentKind } from './environment.ts';
export { Action, Observation, Reset } from './models.ts';
export { createReasoningGymServer, type ReasoningGymServerOptions } from './server.ts';
