import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { EnvironmentKind } from '../environment.ts';
import { AttachError, CapacityError, type Held, type Sessions } from '../sessions.ts';
import { type ErrorMessage, failure, writeMessage } from '../wire.ts';
import { atCapacity, fault, type JsonRpc } from './json-rpc.ts';
import { converse, dismiss, type Endpoint, queryOf } from './sockets.ts';
import { COOKIE, cookieFor } from './visitors.ts';
import type { Web } from './web.ts';

interface Hall {
  readonly kind: EnvironmentKind;
  readonly sessions: Sessions;
  readonly rpc: JsonRpc;
  readonly idle: number;
  readonly web: Web | undefined;
  readonly onRefused: (reason: string) => void;
  readonly onFault: (fault: unknown) => void;
}

/** The WebSocket paths. */
export function createEndpoints(hall: Hall): ReadonlyMap<string, Endpoint> {
  const paths = new Map([
    ['/ws', playing(hall)],
    ['/mcp', calling(hall)],
  ]);
  if (hall.web) paths.set('/ws/ui', watching(hall, hall.web));
  return paths;
}

/** Takes a session for a socket and gives it back when the socket goes. */
function occupy({ sessions }: Hall, socket: WebSocket, id: string | undefined): Held {
  const detach = (): void => dismiss(socket, 1012);
  const held = id ? sessions.attach(id, detach) : sessions.connect(detach);
  socket.on('close', (code) => sessions.leave(held, code === 1000 || code === 1001 || code === 1005));
  return held;
}

/** `/ws`: the protocol of every OpenEnv client. */
function playing(hall: Hall): Endpoint {
  const turnAway = (socket: WebSocket, reason: string, message: ErrorMessage): void => {
    hall.onRefused(reason);
    socket.send(writeMessage(hall.kind, message));
    socket.close(1000);
  };
  return {
    open(socket, request) {
      try {
        const { session } = occupy(hall, socket, queryOf(request).get('session_id') ?? undefined);
        converse(socket, session.handle);
      } catch (error) {
        if (error instanceof CapacityError) {
          const counts = { active_sessions: error.active, max_sessions: error.limit };
          turnAway(socket, 'capacity', failure('CAPACITY_REACHED', error.message, counts));
        } else if (error instanceof AttachError) turnAway(socket, 'session', failure('SESSION_ERROR', error.message));
        else {
          hall.onFault(error);
          const message = 'The environment could not be created';
          turnAway(socket, 'factory', failure('FACTORY_ERROR', message, { factory_name: hall.kind.name }));
        }
      }
    },
  };
}

/** `/mcp`: bare JSON-RPC. */
function calling(hall: Hall): Endpoint {
  return {
    open(socket) {
      try {
        const held = occupy(hall, socket, undefined);
        converse(socket, (text) => hall.rpc.answerText(text ?? '', held));
      } catch (error) {
        const isFull = error instanceof CapacityError;
        if (!isFull) hall.onFault(error);
        hall.onRefused(isFull ? 'capacity' : 'factory');
        socket.send(JSON.stringify(isFull ? atCapacity(error) : fault('The environment could not be created')));
        socket.close(1000);
      }
    },
  };
}

/** `/ws/ui`: what happens in a visitor's session, as it happens. */
function watching({ sessions, idle }: Hall, web: Web): Endpoint {
  const opened = new WeakMap<IncomingMessage, Held>();
  const enter = (request: IncomingMessage): Held => {
    const id = queryOf(request).get('session_id') ?? cookieOf(request);
    const held = opened.get(request) ?? (id ? sessions.find(id) : undefined) ?? sessions.visit();
    opened.set(request, held);
    return held;
  };
  return {
    headers: (request) => [`Set-Cookie: ${cookieFor(enter(request).id, idle)}`],
    open(socket, request) {
      const send = (text: string): void => socket.send(text);
      web.watch(enter(request), send).then(
        (stop) => socket.on('close', stop),
        () => dismiss(socket, 1011),
      );
    },
  };
}

function cookieOf(request: IncomingMessage): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1];
}
