import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { serverAddress } from '../lib/api.ts';
import type { Game } from '../lib/game.ts';
import { type Colors, readQuestion } from '../lib/question.ts';
import { type Language, snippet } from '../lib/snippets.ts';
import type { Task, Verdict } from '../lib/types.ts';
import { CopyButton } from './copy.tsx';
import { FillIn } from './fill-in.tsx';
import { Paint } from './paint.tsx';
import { Question } from './question.tsx';
import { Tree } from './tree.tsx';

interface TableProps {
  readonly game: Extract<Game, { phase: 'asked' | 'marking' | 'marked' }>;
  readonly task: Task;
  readonly submit: (answer: string) => void;
  readonly next: () => void;
}

/** The question, a place for the answer, and the verdict. */
export function Table({ game, task, submit, next }: TableProps) {
  const [answer, setAnswer] = useState('');
  const [isPlain, setPlain] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const isMarked = game.phase === 'marked';
  const toPaint = useMemo(() => lastColors(game.question), [game.question]);
  useEffect(() => {
    if (isMarked) nextButton.current?.focus();
    else box.current?.focus({ preventScroll: true });
  }, [isMarked]);

  return (
    <>
      <div class="sheet">
        {isPlain ? (
          <pre tabIndex={0} aria-label="Question as text">
            {game.question}
          </pre>
        ) : (
          <Question
            text={game.question}
            sudoku={
              game.phase === 'asked'
                ? (grid) => <FillIn given={grid} answer={answer} onAnswer={setAnswer} />
                : undefined
            }
          />
        )}
      </div>
      <form
        class="answer"
        onSubmit={(event) => {
          event.preventDefault();
          submit(answer);
        }}
      >
        {toPaint && game.phase === 'asked' && <Paint given={toPaint} answer={answer} onAnswer={setAnswer} />}
        <label for="answer">Your answer</label>
        <textarea
          id="answer"
          ref={box}
          rows={Math.min(10, Math.max(2, answer.split('\n').length))}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          value={answer}
          readOnly={game.phase !== 'asked'}
          aria-describedby="answer-hint"
          onInput={(event) => setAnswer(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            submit(answer);
          }}
        />
        <div class="row">
          <small id="answer-hint">
            <kbd>Enter</kbd> submits, <kbd>Shift</kbd> <kbd>Enter</kbd> starts a new line
          </small>
          <span class="actions">
            {!isMarked && (
              <button type="button" class="quiet" onClick={next}>
                Skip
              </button>
            )}
            {isMarked ? (
              <button type="button" ref={nextButton} onClick={next}>
                Next question
              </button>
            ) : (
              <button type="submit" disabled={game.phase === 'marking'}>
                {game.phase === 'marking' ? 'Marking…' : 'Submit'}
              </button>
            )}
          </span>
        </div>
      </form>
      <div aria-live="polite">{isMarked && <Result verdict={game.verdict} question={game.question} />}</div>
      <Tools task={task} answer={answer} isPlain={isPlain} setPlain={setPlain} />
    </>
  );
}

/** The grid that a question about colours ends with. */
const lastColors = (question: string): Colors | undefined =>
  readQuestion(question).findLast((block) => block.kind === 'colors');

interface ResultProps {
  readonly verdict: Verdict;
  readonly question: string;
}

function Result({ verdict: { score, correct, metadata }, question }: ResultProps) {
  const tone = score >= 1 ? 'right' : score > 0.05 ? 'partly' : 'wrong';
  const said = { right: 'Right', partly: 'Partly right', wrong: 'Not right' }[tone];
  return (
    <section class={`result ${tone}`} aria-label="Result">
      <p class="verdict">
        <strong>{said}</strong>
        <span class="score">score {formatScore(score)}</span>
      </p>
      {correct !== null && (
        <>
          <h2>Correct answer</h2>
          <Question text={correct} to={question} />
        </>
      )}
      {metadata && (
        <details>
          <summary>About this question</summary>
          <Tree value={metadata} />
        </details>
      )}
    </section>
  );
}

export const formatScore = (score: number): string => score.toFixed(2).replace(/\.?0+$/, '');

interface ToolsProps {
  readonly task: Task;
  readonly answer: string;
  readonly isPlain: boolean;
  readonly setPlain: (isPlain: boolean) => void;
}

const LANGUAGES: readonly Language[] = ['TypeScript', 'Python', 'curl'];

const Tools = ({ task, answer, isPlain, setPlain }: ToolsProps) => (
  <div class="toolbar" role="group" aria-label="Share this question">
    <CopyButton label="Copy link" text={() => location.href} />
    {LANGUAGES.map((language) => (
      <CopyButton
        key={language}
        label={`Copy as ${language}`}
        text={() => snippet(language, task, serverAddress(), answer)}
      />
    ))}
    <button type="button" class="quiet" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
      Plain text
    </button>
  </div>
);
