export {
  type ContainerOptions,
  type DatasetSpec,
  type ReasoningGymAction,
  ReasoningGymEnv,
  type ReasoningGymObservation,
  type ReasoningGymReset,
  type ReasoningGymResult,
  type SpaceOptions,
} from './client.ts';
export { createEnvironmentKind } from './environment.ts';
export { Action, Observation, Reset } from './models.ts';
export { createReasoningGymServer, type ReasoningGymServerOptions } from './server.ts';
