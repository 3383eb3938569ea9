import { type ComponentChildren, Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Block, type Grid as GridBlock, readProse, readQuestion } from '../lib/question.ts';
import { ChessBoard, Colors, CubeNet, Grid } from './boards.tsx';

interface QuestionProps {
  readonly text: string;
  /** The question, where the text is an answer to it. */
  readonly to?: string;
  /** Draws a sudoku, when it shall be more than looked at. */
  readonly sudoku?: ((grid: GridBlock) => ComponentChildren) | undefined;
}

/** A question, or an answer, drawn as well as its text allows. */
export function Question({ text, to, sudoku }: QuestionProps) {
  const blocks = useMemo(() => readQuestion(text, to), [text, to]);
  return (
    <div class="question">
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {sudoku && block.kind === 'grid' && block.look === 'sudoku' ? sudoku(block) : <Piece block={block} />}
        </Fragment>
      ))}
    </div>
  );
}

function Piece({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Prose text={block.text} />;
    case 'code':
      return (
        <pre tabIndex={0} aria-label="Drawing or code">
          {block.text}
        </pre>
      );
    case 'grid':
      return <Grid rows={block.rows} look={block.look} roles={block.roles} />;
    case 'colors':
      return <Colors rows={block.rows} caption={block.caption} />;
    case 'chess':
      return <ChessBoard rows={block.rows} />;
    case 'cube':
      return <CubeNet rows={block.rows} size={block.size} />;
  }
}

const Prose = ({ text }: { readonly text: string }) => (
  <p>
    {readProse(text).map((piece, index) => {
      if (piece.kind === 'code') return <code key={index}>{piece.text}</code>;
      if (piece.kind !== 'fraction') return piece.text;
      return (
        <math key={index}>
          <mfrac>
            <mn>{piece.top}</mn>
            <mn>{piece.bottom}</mn>
          </mfrac>
        </math>
      );
    })}
  </p>
);
