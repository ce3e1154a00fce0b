import { Fragment } from 'react';
import { wordsOf } from './words-of.ts';

export function Headline({ text }: { readonly text: string }) {
  return wordsOf(text).map((piece) => (
    <Fragment key={piece.at}>
      {piece.at === 0 ? null : <wbr />}
      <span>{piece.text}</span>
    </Fragment>
  ));
}
