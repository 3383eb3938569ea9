import { EnvError } from '../client/errors.ts';
import type { Provider } from '../client/options.ts';

/** Stands in for the container providers where there are no processes. */
export const docker = (): Provider => {
  throw new EnvError('NO_CONTAINERS', 'Containers are started from Node; a page connects to a server by its baseUrl');
};
