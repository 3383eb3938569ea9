import { expect, test, vi } from 'vitest';
import type { Session } from '../src/session.ts';
import { AttachError, CapacityError, createSessions } from '../src/sessions.ts';

const session = (): Session => ({
  handle: () => undefined,
  ask: () => undefined,
  pending: 0,
  settled: () => Promise.resolve(),
  close: vi.fn(),
});

function hall(limit = 2) {
  const clock = { now: 0 };
  const sessions = createSessions({ open: session, limit, idle: 1000, now: () => clock.now });
  return { sessions, clock };
}

const nothing = (): void => undefined;

test('a slot is taken by a socket and comes back when it leaves, in whatever way', () => {
  const { sessions } = hall();
  const first = sessions.connect(nothing);
  sessions.connect(nothing);
  expect(() => sessions.connect(nothing)).toThrow(CapacityError);
  sessions.leave(first, true);
  expect(sessions.active).toBe(1);
  const third = sessions.connect(nothing);
  sessions.leave(third, false);
  expect(sessions.active).toBe(1);
  sessions.stop();
});

test('a session survives the loss of its socket but not a goodbye', () => {
  const { sessions } = hall();
  const polite = sessions.connect(nothing);
  sessions.leave(polite, true);
  expect(sessions.find(polite.id)).toBeUndefined();
  const lost = sessions.connect(nothing);
  sessions.leave(lost, false);
  expect(sessions.attach(lost.id, nothing)).toBe(lost);
  sessions.stop();
});

test('one socket at a time', () => {
  const { sessions } = hall();
  const held = sessions.reserve();
  sessions.attach(held.id, nothing);
  expect(() => sessions.attach(held.id, nothing)).toThrow(AttachError);
  expect(() => sessions.attach('nobody', nothing)).toThrow(AttachError);
  sessions.stop();
});

test('reserved sessions expire when idle, so they cannot shut others out for good', () => {
  const { sessions, clock } = hall();
  const first = sessions.reserve();
  sessions.reserve();
  expect(() => sessions.connect(nothing)).toThrow(CapacityError);
  clock.now = 600;
  sessions.find(first.id);
  clock.now = 1100;
  sessions.connect(nothing);
  expect(sessions.active).toBe(2);
  expect(sessions.find(first.id)).toBe(first);
  sessions.stop();
});

test('visitors take no slot, and the one away for longest makes way', () => {
  const { sessions, clock } = hall();
  const [first, second] = [sessions.visit(), sessions.visit()];
  clock.now = 10;
  sessions.find(first.id);
  const third = sessions.visit();
  expect(sessions.active).toBe(0);
  expect([first, second, third].map(({ id }) => sessions.find(id) !== undefined)).toEqual([true, false, true]);
  expect(second.session.close).toHaveBeenCalledOnce();
  sessions.stop();
});

test('closing a session with a socket waits until the socket leaves', () => {
  const { sessions } = hall();
  const held = sessions.reserve();
  sessions.attach(held.id, nothing);
  expect(sessions.close(held.id)).toBe('closing');
  expect(held.session.close).not.toHaveBeenCalled();
  sessions.leave(held, false);
  expect(held.session.close).toHaveBeenCalledOnce();
  expect([sessions.size, sessions.active]).toEqual([0, 0]);
  sessions.stop();
});

test('stopping closes everything once', () => {
  const { sessions } = hall();
  const all = [sessions.connect(nothing), sessions.visit()];
  sessions.stop();
  for (const { session: one } of all) expect(one.close).toHaveBeenCalledOnce();
  expect([sessions.size, sessions.active]).toEqual([0, 0]);
});
