import { openSocket } from '#socket';
import { ConnectError, EnvError, messageOf } from './errors.ts';
import { type ConnectionOptions, defaults, type Provider, socketUrl } from './options.ts';
import type { Transport } from './transport.ts';

/** Connects to `/ws` of a server that is there already. */
export function webSocket(baseUrl: string, options: ConnectionOptions = {}): Transport {
  const address = socketUrl(baseUrl);
  const settings = {
    connectTimeout: options.connectTimeout ?? defaults.connectTimeout,
    maxMessageSize: options.maxMessageSize ?? defaults.maxMessageSize,
    pingInterval: options.pingInterval === undefined ? defaults.pingInterval : options.pingInterval,
    pingTimeout: options.pingTimeout === undefined ? defaults.pingTimeout : options.pingTimeout,
    headers: options.headers ?? {},
  };
  return {
    address,
    async open(sessionId, listener) {
      const query = sessionId === undefined ? '' : `?session_id=${encodeURIComponent(sessionId)}`;
      try {
        return await openSocket(address + query, settings, listener);
      } catch (error) {
        throw error instanceof EnvError ? error : new ConnectError(address, messageOf(error), error);
      }
    },
  };
}

/** Connects to the server that a provider starts when first needed. */
export function provided(provider: Provider, options: ConnectionOptions): Transport & { stop(): Promise<void> } {
  let started: Promise<Transport> | undefined;
  const start = (): Promise<Transport> => {
    started ??= provider.start().then((url) => webSocket(url, options));
    started.catch(() => (started = undefined));
    return started;
  };
  let address = 'a server yet to be started';
  return {
    get address() {
      return address;
    },
    async open(sessionId, listener) {
      const transport = await start();
      address = transport.address;
      return transport.open(sessionId, listener);
    },
    async stop() {
      const wasStarted = started;
      started = undefined;
      if (wasStarted) await provider.stop();
    },
  };
}
