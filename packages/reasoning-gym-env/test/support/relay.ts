import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network path that a test can break. */
export interface Relay {
  readonly url: string;
  /** Breaks every connection, as a pulled plug does. */
  cut(): void;
  /** Swallows what the server says until `thaw`; nothing is broken. */
  freeze(): void;
  thaw(): void;
  /** Refuses new connections, or takes them again. */
  refuse(isRefusing: boolean): void;
  /** Connections made so far. */
  readonly count: number;
  close(): Promise<void>;
}

export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isRefusing = false;
  let isFrozen = false;
  let count = 0;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isRefusing) {
      near.destroy();
      return;
    }
    count++;
    const far = connect(Number(port), hostname);
    far.on('error', () => near.destroy());
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    if (isFrozen) far.unpipe(near).pause();
    near.on('close', () => far.destroy());
    far.on('close', () => {
      near.destroy();
      pairs.delete(pair);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    freeze() {
      isFrozen = true;
      for (const [near, far] of pairs) far.unpipe(near).pause();
    },
    thaw() {
      isFrozen = false;
      for (const [near, far] of pairs) far.pipe(near);
    },
    refuse: (wanted) => {
      isRefusing = wanted;
    },
    get count() {
      return count;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
