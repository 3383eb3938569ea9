import { EnvError } from './errors.ts';
import type { SocketOptions } from './socket.ts';
import type { Line, Listener } from './transport.ts';

interface BrowserSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

declare const WebSocket: new (url: string) => BrowserSocket;

/** Opens the platform's own WebSocket. */
export function openSocket(url: string, options: SocketOptions, listener: Listener): Promise<Line> {
  if (Object.keys(options.headers).length > 0) {
    throw new EnvError(
      'BAD_OPTION',
      'A browser sends no headers of ours with a WebSocket; use a server that needs none',
    );
  }
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    let isOpen = false;
    let isOver = false;
    let whenOver: (() => void) | undefined;
    const end = (reason: string): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      whenOver?.();
      if (isOpen) listener.ended(reason);
      else reject(new Error(reason));
    };
    const timer = setTimeout(() => {
      end(`no handshake within ${options.connectTimeout / 1000} s`);
      socket.close();
    }, options.connectTimeout);
    const line: Line = {
      send: (text) => socket.send(text),
      close: (patience) =>
        new Promise((done) => {
          if (isOver) return done();
          whenOver = done;
          socket.close(1000);
          setTimeout(() => end('closed'), patience);
        }),
      cut: () => {
        socket.close();
        end('cut');
      },
    };
    socket.onopen = () => {
      if (isOver) return;
      isOpen = true;
      clearTimeout(timer);
      resolve(line);
    };
    socket.onmessage = ({ data }) => {
      if (isOver) return;
      if (typeof data === 'string' && data.length <= options.maxMessageSize) listener.received(data);
      else line.cut();
    };
    socket.onclose = ({ code, reason }) => end(reason || `closed with code ${code}`);
  });
}
