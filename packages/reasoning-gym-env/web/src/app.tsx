import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { connect, type Status } from './lib/connection.ts';
import { usePlace } from './lib/hooks.ts';
import type { Place } from './lib/links.ts';
import { browser } from './lib/storage.ts';
import { Catalogue } from './screens/catalogue.tsx';
import { Compose } from './screens/compose.tsx';
import { Play } from './screens/play.tsx';
import { ServerScreen } from './screens/server.tsx';

const SCREENS: readonly (readonly [Place['screen'], string, string])[] = [
  ['catalogue', 'Catalogue', '#/'],
  ['play', 'Play', '#/play'],
  ['compose', 'Compose', '#/compose'],
  ['server', 'Server', '#/server'],
];

export function App() {
  const place = usePlace();
  const connection = useMemo(connect, []);
  const [status, setStatus] = useState<Status>(connection.status);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => connection.watch(() => setStatus(connection.status)), []);
  useEffect(() => {
    document.title = `${SCREENS.find(([screen]) => screen === place.screen)![1]} · Reasoning Gym`;
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [place.screen]);

  return (
    <>
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        Skip to content
      </a>
      <header class="bar">
        <a class="brand" href="#/">
          Reasoning <em>Gym</em>
        </a>
        <nav aria-label="Screens">
          {SCREENS.map(([screen, title, link]) => (
            <a key={screen} href={link} aria-current={place.screen === screen ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <span class="tools">
          <Link status={status} />
          <ThemeButton />
        </span>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {place.screen === 'catalogue' && <Catalogue dataset={place.dataset} />}
        {place.screen === 'play' && <Play wanted={place.task} connection={connection} status={status} />}
        {place.screen === 'compose' && <Compose draft={place.draft} />}
        {place.screen === 'server' && <ServerScreen />}
      </main>
    </>
  );
}

const SAID: Readonly<Record<Status, string>> = { connecting: 'Connecting', open: 'Connected', lost: 'Reconnecting' };

const Link = ({ status }: { readonly status: Status }) => (
  <span class={`link ${status}`} role="status">
    <span class="dot" aria-hidden="true" />
    <span class="said">{SAID[status]}</span>
  </span>
);

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const SIGNS: Readonly<Record<Theme, string>> = { auto: '◐', light: '☀', dark: '☾' };

function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(() => browser.get<Theme>('theme') ?? 'auto');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    browser.set('theme', theme);
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  return (
    <button
      type="button"
      class="quiet icon"
      aria-label={`Colours: ${theme}. Change to ${next}`}
      title={`Colours: ${theme}`}
      onClick={() => setTheme(next)}
    >
      <span aria-hidden="true">{SIGNS[theme]}</span>
    </button>
  );
}
