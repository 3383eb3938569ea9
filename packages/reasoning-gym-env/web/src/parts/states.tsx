import type { ComponentChildren } from 'preact';
import type { Loading } from '../lib/hooks.ts';

/** Something that is loading, has failed or is there. */
export function Loaded<T>({
  of,
  children,
}: {
  readonly of: Loading<T>;
  readonly children: (value: T) => ComponentChildren;
}) {
  if (of.state === 'ready') return <>{children(of.value)}</>;
  if (of.state === 'failed') return <Failure message={of.message} retry={of.retry} />;
  return <Busy />;
}

export const Busy = ({ what = 'Loading' }: { readonly what?: string }) => (
  <p class="busy" role="status">
    <span class="shimmer" aria-hidden="true" />
    {what}…
  </p>
);

export const Failure = ({
  message,
  retry,
}: {
  readonly message: string;
  readonly retry?: (() => void) | undefined;
}) => (
  <div class="failure" role="alert">
    <p>{message}</p>
    {retry && (
      <button type="button" onClick={retry}>
        Try again
      </button>
    )}
  </div>
);

export const Empty = ({ children }: { readonly children: ComponentChildren }) => <p class="empty">{children}</p>;
