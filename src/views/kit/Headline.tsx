import { Fragment } from 'react';
import { wordsOf } from './words-of.ts';

/** Chromium says the places to part as spaces, unless they are hidden. */
export function Headline({ text }: { readonly text: string }) {
  return wordsOf(text).map((piece) => (
    <Fragment key={piece.at}>
      {piece.at === 0 ? null : (
        <span aria-hidden="true">
          <wbr />
        </span>
      )}
      <span>{piece.text}</span>
    </Fragment>
  ));
}
