import { Fragment } from 'react';
import { wordsOf } from './words-of.ts';

/** The words of a large heading, whose lines end between words in Chinese too (`sheetTitle`). It is read, found and copied as its text. */
export function Headline({ text }: { readonly text: string }) {
  return wordsOf(text).map((piece) => (
    <Fragment key={piece.at}>
      {piece.at === 0 ? null : <wbr />}
      <span>{piece.text}</span>
    </Fragment>
  ));
}
