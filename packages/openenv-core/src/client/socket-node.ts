import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { WebSocket } from 'ws';
import type { SocketOptions } from './socket.ts';
import type { Line, Listener } from './transport.ts';

/** Opens a WebSocket of the `ws` package, which takes headers and can ping. */
export function openSocket(url: string, options: SocketOptions, listener: Listener): Promise<Line> {
  const socket = new WebSocket(url, {
    headers: { ...options.headers },
    handshakeTimeout: options.connectTimeout,
    maxPayload: options.maxMessageSize,
    agent: proxyFor(url),
  });
  return new Promise((resolve, reject) => {
    let fault: Error | undefined;
    socket.on('error', (error) => {
      fault = error;
      reject(error);
    });
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) socket.terminate();
      else listener.received(data.toString('utf8'));
    });
    socket.on('open', () => {
      const stopPinging = keepAlive(socket, options);
      socket.on('close', (code, reason) => {
        stopPinging();
        listener.ended(fault?.message ?? (reason.toString() || `closed with code ${code}`));
      });
      resolve(lineOn(socket));
    });
  });
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The proxy that `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` name for a server; none for this very machine. */
function proxyFor(url: string): HttpsProxyAgent<string> | undefined {
  const proxy = LOOPBACK.test(new URL(url).hostname) ? '' : getProxyForUrl(url.replace(/^ws/, 'http'));
  return proxy ? new HttpsProxyAgent(proxy) : undefined;
}

const lineOn = (socket: WebSocket): Line => ({
  send: (text) => socket.send(text, ignore),
  close: (patience) =>
    new Promise((done) => {
      if (socket.readyState === WebSocket.CLOSED) return done();
      const timer = setTimeout(() => socket.terminate(), patience);
      socket.once('close', () => {
        clearTimeout(timer);
        done();
      });
      socket.close(1000);
    }),
  cut: () => socket.terminate(),
});

/** The socket's own events tell of failed sends. */
const ignore = (): void => undefined;

/** Pings, and ends a connection that leaves one unanswered. */
function keepAlive(socket: WebSocket, { pingInterval, pingTimeout }: SocketOptions): () => void {
  if (pingInterval === null) return ignore;
  let overdue: NodeJS.Timeout | undefined;
  const pulse = setInterval(() => {
    socket.ping();
    if (pingTimeout !== null) overdue ??= setTimeout(() => socket.terminate(), pingTimeout).unref();
  }, pingInterval).unref();
  const answered = (): void => {
    clearTimeout(overdue);
    overdue = undefined;
  };
  socket.on('pong', answered);
  return () => {
    clearInterval(pulse);
    answered();
  };
}
