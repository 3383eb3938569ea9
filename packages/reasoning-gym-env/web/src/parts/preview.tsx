import { useEffect, useState } from 'preact/hooks';
import { fetchItems } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { composeLink, type Mixture } from '../lib/links.ts';
import { Question } from './question.tsx';
import { Loaded } from './states.tsx';

const FIRST = 4;
/** Milliseconds of calm before a changed mixture is asked for. */
const CALM = 300;

/** The first items of a mixture. */
export function Preview({ mixture }: { readonly mixture: Mixture }) {
  const settled = useCalm(mixture);
  const { seed, size, parts } = settled;
  const items = useLoaded(composeLink(settled), () =>
    fetchItems('composite', { seed, size, dataset_specs: parts, count: Math.min(FIRST, size) }),
  );
  return (
    <section class="preview" aria-labelledby="preview">
      <h2 id="preview">First items</h2>
      <Loaded of={items}>
        {(found) => (
          <ol>
            {found.map(({ question, answer, metadata }, index) => (
              <li key={index} class="sheet">
                <p class="eyebrow">
                  {index + 1} · {String(metadata['source_dataset'])}
                </p>
                <Question text={question} />
                <details>
                  <summary>Answer</summary>
                  {answer === null ? (
                    <p>Several answers are right; a rule decides.</p>
                  ) : (
                    <Question text={answer} to={question} />
                  )}
                </details>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}

function useCalm(mixture: Mixture): Mixture {
  const [calm, setCalm] = useState(mixture);
  const key = composeLink(mixture);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(mixture), CALM);
    return () => clearTimeout(timer);
  }, [key]);
  return calm;
}
