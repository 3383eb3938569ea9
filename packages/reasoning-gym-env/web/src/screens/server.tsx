import { useEffect, useState } from 'preact/hooks';
import { fetchMetadata, fetchMetrics, serverAddress } from '../lib/api.ts';
import { messageOf, useLoaded } from '../lib/hooks.ts';
import { bucketsOf, quantile, type Reading, readMetrics, valueOf } from '../lib/prometheus.ts';
import { Sparkline } from '../parts/sparkline.tsx';
import { Busy, Failure } from '../parts/states.tsx';

/** Milliseconds between looks at the metrics, and looks that the charts remember. */
const PACE = 2000;
const MEMORY = 60;

interface Look {
  readonly at: number;
  readonly readings: readonly Reading[];
}

export function ServerScreen() {
  const [looks, setLooks] = useState<readonly Look[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async (): Promise<void> => {
      try {
        const readings = readMetrics(await fetchMetrics());
        setLooks((before) => [...before, { at: performance.now(), readings }].slice(-MEMORY));
        setProblem('');
      } catch (error) {
        setProblem(messageOf(error));
      }
      if (!isOver) timer = setTimeout(() => void look(), PACE);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <section class="hero">
        <h1>The server, live.</h1>
        <p>What this server is doing right now, from its metrics.</p>
      </section>
      {problem && <Failure message={`${problem} Trying again.`} />}
      {looks.length > 0 ? <Dashboard looks={looks} /> : !problem && <Busy what="Reading the metrics" />}
      <Links />
    </>
  );
}

function Dashboard({ looks }: { readonly looks: readonly Look[] }) {
  const { readings } = looks.at(-1)!;
  const active = valueOf(readings, 'openenv_sessions', { which: 'active' });
  const limit = valueOf(readings, 'openenv_sessions', { which: 'limit' });
  const plays = ratesOf(looks, 'openenv_request_seconds_count');
  const calls = ratesOf(looks, 'openenv_http_request_seconds_count');
  const latency = bucketsOf(readings, 'openenv_request_seconds');
  const started = valueOf(readings, 'process_start_time_seconds');
  return (
    <dl class="tiles">
      <Tile title="Live sessions" value={whole(active)} note={`of ${whole(limit)} possible`}>
        <Sparkline
          label="Live sessions"
          values={looks.map((look) => valueOf(look.readings, 'openenv_sessions', { which: 'active' }))}
        />
      </Tile>
      <Tile
        title="Resets and steps"
        value={perSecond(plays.at(-1))}
        note={`${whole(valueOf(readings, 'openenv_request_seconds_count'))} since the start`}
      >
        <Sparkline label="Resets and steps a second" values={plays} />
      </Tile>
      <Tile
        title="HTTP requests"
        value={perSecond(calls.at(-1))}
        note={`${whole(valueOf(readings, 'openenv_http_request_seconds_count'))} since the start`}
      >
        <Sparkline label="HTTP requests a second" values={calls} />
      </Tile>
      <Tile
        title="Latency, median"
        value={duration(quantile(latency, 0.5))}
        note={`95 % within ${duration(quantile(latency, 0.95))}`}
      />
      <Tile
        title="Reset, 95 %"
        value={duration(quantile(bucketsOf(readings, 'openenv_request_seconds', { type: 'reset' }), 0.95))}
        note={`step ${duration(quantile(bucketsOf(readings, 'openenv_request_seconds', { type: 'step' }), 0.95))}`}
      />
      <Tile
        title="Memory"
        value={`${whole(valueOf(readings, 'process_resident_memory_bytes') / 1e6)} MB`}
        note={`up for ${uptime(Date.now() / 1000 - started)}`}
      />
      <Tile
        title="Errors"
        value={whole(valueOf(readings, 'openenv_errors_total'))}
        note={`${whole(valueOf(readings, 'openenv_refused_total'))} connections refused`}
      />
    </dl>
  );
}

interface TileProps {
  readonly title: string;
  readonly value: string;
  readonly note: string;
  readonly children?: preact.ComponentChildren;
}

const Tile = ({ title, value, note, children }: TileProps) => (
  <div class="tile">
    <dt>{title}</dt>
    <dd>
      <span class="figure">{value}</span>
      <span class="note">{note}</span>
      {children}
    </dd>
  </div>
);

function Links() {
  const about = useLoaded('metadata', fetchMetadata);
  const at = (path: string): string => `${serverAddress()}/${path}`;
  return (
    <section class="links" aria-labelledby="links">
      <h2 id="links">Ways in</h2>
      {about.state === 'ready' && (
        <p>
          {String(about.value['name'])}, version {String(about.value['version'])}
        </p>
      )}
      <ul>
        <li>
          <a href={at('docs')}>API documentation</a>
        </li>
        <li>
          <a href={at('redoc')}>API reference on one page</a>
        </li>
        <li>
          <a href={at('health')}>Health</a>
        </li>
        <li>
          <a href={at('metrics')}>Metrics for Prometheus</a>
        </li>
      </ul>
    </section>
  );
}

/** Growth a second between looks. */
const ratesOf = (looks: readonly Look[], name: string): readonly number[] =>
  looks.slice(1).map((look, index) => {
    const before = looks[index]!;
    const growth = valueOf(look.readings, name) - valueOf(before.readings, name);
    return Math.max(0, (growth * 1000) / (look.at - before.at));
  });

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const perSecond = (rate: number | undefined): string =>
  rate === undefined ? '…' : `${rate.toFixed(rate < 10 ? 1 : 0)}/s`;

function duration(seconds: number | undefined): string {
  if (seconds === undefined) return '–';
  return seconds < 1 ? `${(seconds * 1000).toFixed(seconds < 0.01 ? 1 : 0)} ms` : `${seconds.toFixed(1)} s`;
}

function uptime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
