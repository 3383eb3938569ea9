import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { converse } from '../src/server/sockets.ts';

/** A socket whose unsent bytes the test decides on. */
class FakeSocket extends EventEmitter {
  bufferedAmount = 0;
  isPaused = false;
  readonly sent: string[] = [];
  readonly flushed: (() => void)[] = [];
  send(text: string, done?: () => void): void {
    this.sent.push(text);
    if (done) this.flushed.push(done);
  }
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
  hear(text: string): void {
    this.emit('message', Buffer.from(text), false);
  }
}

const start = (handle: Parameters<typeof converse>[1]): FakeSocket => {
  const socket = new FakeSocket();
  converse(socket as unknown as WebSocket, handle);
  return socket;
};

test('reads no further while the client does not read its replies', () => {
  const socket = start((text) => text);
  socket.hear('a');
  expect(socket.isPaused).toBe(false);
  socket.bufferedAmount = 2 * 1024 * 1024;
  socket.hear('b');
  expect(socket.isPaused).toBe(true);
  socket.flushed[0]!();
  expect(socket.isPaused).toBe(true);
  socket.bufferedAmount = 0;
  socket.flushed[0]!();
  expect(socket.isPaused).toBe(false);
  expect(socket.sent).toEqual(['a', 'b']);
});

test('reads no further while too many requests wait for their turn', async () => {
  const waiting: (() => void)[] = [];
  const socket = start((text) => new Promise((resolve) => waiting.push(() => resolve(text))));
  for (let i = 0; i < 63; i++) socket.hear(String(i));
  expect(socket.isPaused).toBe(false);
  socket.hear('63');
  expect(socket.isPaused).toBe(true);
  for (const answer of waiting) answer();
  await expect.poll(() => socket.sent.length).toBe(64);
  expect(socket.isPaused).toBe(false);
});
