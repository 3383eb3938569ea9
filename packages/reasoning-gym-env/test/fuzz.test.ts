import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { createNoise, type Noise } from '../../openenv-core/test/noise.ts';
import { createReasoningGymServer } from '../src/server.ts';

/** `FUZZ=1000000 npx vitest run fuzz` for more; `FUZZ_SEED` for others. */
const COUNT = Number(process.env['FUZZ'] ?? 50_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

/** Sends frames in bursts and expects one reply to each; a socket that the server ends is replaced. */
async function shout(
  url: string,
  noise: Noise,
  count: number,
): Promise<{ readonly replies: number; readonly ended: number[] }> {
  let replies = 0;
  const ended: number[] = [];
  let socket = await connect(url);
  while (replies < count) {
    const frames = Array.from({ length: 50 }, () => noise.frame()).filter((frame) => !isGoodbye(frame));
    const closed = await new Promise<number | undefined>((resolve) => {
      let left = frames.length;
      const onMessage = (): void => {
        replies++;
        if (--left === 0) resolve(undefined);
      };
      socket.removeAllListeners('message').on('message', onMessage);
      socket.removeAllListeners('close').on('close', resolve);
      for (const frame of frames) socket.send(frame);
    });
    if (closed !== undefined) {
      ended.push(closed);
      socket = await connect(url);
    }
  }
  socket.removeAllListeners('close');
  await new Promise((resolve) => {
    socket.once('close', resolve);
    socket.close();
  });
  return { replies, ended };
}

const connect = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

const isGoodbye = (frame: string | Buffer): boolean => frame.toString().includes('close');

/** The status of one raw request; 0 when the server hung up on it. */
const ring = (port: number, { method, path, headers, body }: ReturnType<Noise['request']>): Promise<number> =>
  new Promise((resolve) => {
    const call = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });

test(`${COUNT} malformed frames and bodies do no harm`, { timeout: COUNT * 6 + 60_000 }, async () => {
  const faults: unknown[] = [];
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (...fault: unknown[]) => faults.push(fault),
  };
  const server = createReasoningGymServer({ host: '127.0.0.1', port: 0, workers: 1, log });
  const { port } = await server.listen();
  const frames = Math.floor(COUNT * 0.85);

  const shouting = await Promise.all(
    Array.from({ length: 8 }, (_, index) => shout(`ws://127.0.0.1:${port}/ws`, createNoise(SEED + index), frames / 8)),
  );
  expect(shouting.reduce((sum, { replies }) => sum + replies, 0)).toBeGreaterThanOrEqual(frames);
  expect(shouting.flatMap(({ ended }) => ended)).toEqual([]);

  const noise = createNoise(SEED + 1000);
  const statuses = new Map<number, number>();
  for (let done = 0; done < COUNT - frames; done += 20) {
    const batch = await Promise.all(Array.from({ length: 20 }, () => ring(port, noise.request())));
    for (const status of batch) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 501)).toEqual([]);
  expect(faults).toEqual([]);

  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect(await health.json()).toEqual({ status: 'healthy' });
  const reserved = [...server.sessions.all()].filter((held) => held.reserved).length;
  expect(server.sessions.active).toBe(reserved);
  await server.close();
});
