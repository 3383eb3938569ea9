import type { EnvironmentKind } from '../environment.ts';
import { openSession } from '../session.ts';
import type { Transport } from './transport.ts';

/** No socket: the environment lives beside the client, and messages still pass as JSON text. */
export function inProcess(kind: EnvironmentKind, { deadline = 30_000 } = {}): Transport {
  return {
    address: `${kind.name} in this process`,
    open: (_, listener) => {
      const session = openSession(kind, { deadline });
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        session.close();
        listener.ended('closed');
      };
      const deliver = (text: string | undefined): void => {
        if (text === undefined) end();
        else if (!isOver) listener.received(text);
      };
      return Promise.resolve({
        send: (text) => void Promise.resolve(session.handle(text)).then(deliver, end),
        close: async () => end(),
        cut: end,
      });
    },
  };
}
