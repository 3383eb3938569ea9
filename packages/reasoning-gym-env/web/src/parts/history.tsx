import { playLink } from '../lib/links.ts';
import type { Played } from '../lib/types.ts';
import { Empty } from './states.tsx';
import { formatScore } from './table.tsx';

/** What was played during this visit, the latest first. */
export function History({ played, forget }: { readonly played: readonly Played[]; readonly forget: () => void }) {
  const total = played.reduce((sum, { score }) => sum + score, 0);
  return (
    <section class="history" aria-labelledby="history">
      <div class="row">
        <h2 id="history">This visit</h2>
        {played.length > 0 && (
          <button type="button" class="quiet" onClick={forget}>
            Forget
          </button>
        )}
      </div>
      {played.length === 0 ? (
        <Empty>Nothing answered yet.</Empty>
      ) : (
        <>
          <p class="total">
            <strong>{formatScore(total)}</strong> of {played.length} points
          </p>
          <ol>
            {played.map(({ task, question, answer, score }, index) => (
              <li key={played.length - index}>
                <a href={playLink(task)}>
                  {task.dataset} <span>#{task.index + 1}</span>
                </a>
                <span class="gist" title={question}>
                  {answer.split('\n')[0] || 'no answer'}
                </span>
                <span class={score >= 1 ? 'mark right' : score > 0.05 ? 'mark partly' : 'mark wrong'}>
                  {formatScore(score)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
