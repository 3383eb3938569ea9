import { useMemo } from 'preact/hooks';
import { type Block, readProse, readQuestion } from '../lib/question.ts';
import { ChessBoard, CubeNet, Grid } from './boards.tsx';

/** A question, or an answer, drawn as well as its text allows. */
export function Question({ text }: { readonly text: string }) {
  const blocks = useMemo(() => readQuestion(text), [text]);
  return (
    <div class="question">
      {blocks.map((block, index) => (
        <Piece key={index} block={block} />
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
