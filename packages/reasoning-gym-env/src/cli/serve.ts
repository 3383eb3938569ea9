import { type Command, InvalidArgumentError, Option } from 'commander';
import { defaultOptions, type EnvServer } from 'openenv-core/server';
import { pino } from 'pino';
import { createReasoningGymServer, defaultWorkers } from '../server.ts';

interface ServeFlags {
  readonly host: string;
  readonly port: number;
  readonly maxSessions: number;
  readonly workers: number;
  readonly deadline: number;
  readonly idle: number;
  readonly grace: number;
  readonly mode: 'simulation' | 'production';
  readonly web: boolean;
  readonly apiKey?: string;
  readonly cors: readonly string[];
  readonly readme?: string;
  readonly logLevel: string;
}

/** Adds `serve`. Every flag can also be set by an environment variable; flags win. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the environment over HTTP, WebSocket and MCP')
    .addOption(flag('--host <address>', 'address to listen on', 'HOST', String, defaultOptions.host))
    .addOption(
      flag('--port <number>', 'port to listen on; 0 picks a free one', 'PORT', whole(0, 65_535), defaultOptions.port),
    )
    .addOption(
      flag(
        '--max-sessions <number>',
        'sessions at one time',
        'MAX_CONCURRENT_ENVS',
        whole(1),
        defaultOptions.maxSessions,
      ),
    )
    .addOption(flag('--workers <number>', 'threads for slow work; 0 for none', 'WORKERS', whole(0), defaultWorkers()))
    .addOption(
      flag(
        '--deadline <seconds>',
        'time limit of a request',
        'REQUEST_DEADLINE',
        seconds,
        defaultOptions.deadline / 1000,
      ),
    )
    .addOption(
      flag(
        '--idle <seconds>',
        'life of a session that nobody uses',
        'SESSION_IDLE',
        seconds,
        defaultOptions.idle / 1000,
      ),
    )
    .addOption(
      flag(
        '--grace <seconds>',
        'time to finish in when stopped',
        'SHUTDOWN_GRACE',
        seconds,
        defaultOptions.grace / 1000,
      ),
    )
    .addOption(flag('--mode <mode>', 'simulation or production', 'OPENENV_MODE', mode, defaultOptions.mode))
    .addOption(flag('--web <on|off>', 'the web interface', 'ENABLE_WEB_INTERFACE', onOff, true))
    .addOption(flag('--api-key <token>', 'bearer token wanted from everyone', 'OPENENV_API_KEY', token))
    .addOption(
      flag('--cors <origins>', 'origins that browsers may call from, by comma; * for all', 'CORS_ORIGINS', list, []),
    )
    .addOption(flag('--readme <file>', 'README that the metadata shows', 'ENV_README_PATH', String))
    .addOption(flag('--log-level <level>', 'silent, error, warn, info or debug', 'LOG_LEVEL', level, 'info'))
    .action(async (flags: ServeFlags) => serve(flags));
}

async function serve(flags: ServeFlags): Promise<void> {
  const log = pino({ level: flags.logLevel, base: null });
  const server = createReasoningGymServer({
    host: flags.host,
    port: flags.port,
    maxSessions: flags.maxSessions,
    workers: flags.workers,
    deadline: flags.deadline * 1000,
    idle: flags.idle * 1000,
    grace: flags.grace * 1000,
    mode: flags.mode,
    webInterface: flags.web,
    apiKey: flags.apiKey,
    cors: flags.cors,
    readmePath: flags.readme,
    log,
  });
  try {
    const { host, port } = await server.listen();
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    console.log(`Reasoning Gym is served at http://${shown}:${port}`);
  } catch (error) {
    console.error(whyNot(error, flags));
    process.exit(2);
  }
  stopOnSignal(server, flags.grace, (message) => log.info(message));
}

function whyNot(error: unknown, { host, port }: ServeFlags): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program; choose another with --port`;
    case 'EACCES':
      return `Port ${port} is not open to this user; choose another with --port`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}; choose another with --host`;
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** The first signal ends things in order, a second one at once. */
function stopOnSignal(server: EnvServer, grace: number, say: (message: string) => void): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('stopping');
    setTimeout(() => process.exit(1), grace * 1000 + 5000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function flag<T>(
  flags: string,
  description: string,
  variable: string,
  parse: (text: string) => T,
  initial?: T,
): Option {
  const option = new Option(flags, description).env(variable).argParser(parse);
  return initial === undefined ? option : option.default(initial, String(initial) || 'none');
}

function whole(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`It must be a whole number from ${least} on.`);
    return value;
  };
}

function seconds(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new InvalidArgumentError('It must be a number above zero.');
  return value;
}

function mode(text: string): 'simulation' | 'production' {
  const value = text.toLowerCase();
  if (value === 'simulation' || value === 'production') return value;
  throw new InvalidArgumentError('It must be simulation or production.');
}

const onOff = (text: string): boolean => ['true', '1', 'yes', 'on'].includes(text.toLowerCase());
const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function token(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

function level(text: string): string {
  if (['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'].includes(text)) return text;
  throw new InvalidArgumentError('It must be silent, error, warn, info or debug.');
}
