import { randomUUID } from 'node:crypto';
import type { Session } from './session.ts';

/** A session and what ties it to its client. */
export interface Held {
  readonly id: string;
  readonly session: Session;
  /** Made to be found again: it outlives a socket that says goodbye. */
  readonly lasting: boolean;
  /** Keeps its slot even while no socket is attached. */
  readonly reserved: boolean;
  /** Ends the connection it is attached to; nobody is attached when absent. */
  detach: (() => void) | undefined;
  /** To be dropped as soon as its socket leaves. */
  closing: boolean;
  lastUsed: number;
}

export interface SessionsOptions {
  readonly open: (id: string) => Session;
  /** Sockets and reserved sessions at one time; as many again may lie idle without a socket. */
  readonly limit: number;
  /** Milliseconds after which a session without a socket is dropped. */
  readonly idle: number;
  readonly now?: () => number;
}

export class CapacityError extends Error {
  override readonly name = 'CapacityError';
  readonly active: number;
  readonly limit: number;
  constructor(active: number, limit: number) {
    super(`Server at capacity: ${active}/${limit} sessions active; no room for another connection`);
    this.active = active;
    this.limit = limit;
  }
}

/** A session id that leads nowhere, or to a session that another socket uses. */
export class AttachError extends Error {
  override readonly name = 'AttachError';
}

/**
 * Who is here. A session takes a slot while a socket is attached to it or while it is reserved. Sessions without a
 * slot (visitors over plain HTTP, clients whose connection broke) wait in line of last use: they expire when idle,
 * and the one unused for longest makes way when there are too many.
 */
export interface Sessions {
  readonly active: number;
  readonly size: number;
  /** A new session for a socket. */
  connect(detach: () => void): Held;
  /** The session of that id for a socket. */
  attach(id: string, detach: () => void): Held;
  /** The socket has gone; `cleanly` when it said goodbye. */
  leave(held: Held, cleanly: boolean): void;
  /** A new session that keeps a slot until it is closed or expires. */
  reserve(): Held;
  /** A new session without a slot. */
  visit(): Held;
  /** Looks a session up and counts as a use of it. */
  find(id: string): Held | undefined;
  /** Drops a session now, or once its socket leaves. */
  close(id: string): 'closed' | 'closing' | undefined;
  all(): Iterable<Held>;
  stop(): void;
}

export function createSessions({ open, limit, idle, now = Date.now }: SessionsOptions): Sessions {
  const held = new Map<string, Held>();
  /** Sessions without a socket, the one unused for longest first. */
  const waiting = new Map<string, Held>();
  let active = 0;

  const hasSlot = (entry: Held): boolean => entry.reserved || entry.detach !== undefined;

  const add = (traits: Pick<Held, 'lasting' | 'reserved' | 'detach'>): Held => {
    const id = randomUUID();
    const entry: Held = { id, session: open(id), closing: false, lastUsed: now(), ...traits };
    held.set(id, entry);
    if (hasSlot(entry)) active++;
    if (!entry.detach) waiting.set(id, entry);
    return entry;
  };

  const drop = (entry: Held): void => {
    if (!held.delete(entry.id)) return;
    waiting.delete(entry.id);
    if (hasSlot(entry)) active--;
    entry.session.close();
  };

  const touch = (entry: Held): void => {
    entry.lastUsed = now();
    if (waiting.delete(entry.id)) waiting.set(entry.id, entry);
  };

  const admit = (): void => {
    if (active >= limit) expire();
    if (active >= limit) throw new CapacityError(active, limit);
  };

  const expire = (): void => {
    const oldest = now() - idle;
    for (const entry of waiting.values()) {
      if (entry.lastUsed > oldest) break;
      drop(entry);
    }
  };

  /** Keeps the sessions that hold no slot from piling up. */
  const makeWay = (): void => {
    let extra = held.size - active - limit;
    if (extra <= 0) return;
    for (const entry of waiting.values()) {
      if (entry.reserved || entry.session.pending > 0) continue;
      drop(entry);
      if (--extra <= 0) return;
    }
  };

  const sweep = setInterval(expire, Math.max(50, Math.min(idle / 4, 30_000)));
  sweep.unref();

  return {
    get active() {
      return active;
    },
    get size() {
      return held.size;
    },
    connect(detach) {
      admit();
      return add({ lasting: false, reserved: false, detach });
    },
    attach(id, detach) {
      const entry = held.get(id);
      if (!entry) throw new AttachError(`Unknown session_id: ${id.slice(0, 80)}`);
      if (entry.detach) throw new AttachError(`Session ${id} already has an attached WebSocket`);
      if (!hasSlot(entry)) {
        admit();
        active++;
      }
      entry.detach = detach;
      waiting.delete(id);
      return entry;
    },
    leave(entry, cleanly) {
      if (held.get(entry.id) !== entry || !entry.detach) return;
      if (entry.closing || (cleanly && !entry.lasting)) {
        drop(entry);
        return;
      }
      entry.detach = undefined;
      if (!hasSlot(entry)) active--;
      entry.lastUsed = now();
      waiting.set(entry.id, entry);
      makeWay();
    },
    reserve() {
      admit();
      return add({ lasting: true, reserved: true, detach: undefined });
    },
    visit() {
      const entry = add({ lasting: true, reserved: false, detach: undefined });
      makeWay();
      return entry;
    },
    find(id) {
      const entry = held.get(id);
      if (entry) touch(entry);
      return entry;
    },
    close(id) {
      const entry = held.get(id);
      if (!entry) return undefined;
      if (entry.detach) {
        entry.closing = true;
        return 'closing';
      }
      drop(entry);
      return 'closed';
    },
    all: () => held.values(),
    stop() {
      clearInterval(sweep);
      for (const entry of [...held.values()]) drop(entry);
    },
  };
}
