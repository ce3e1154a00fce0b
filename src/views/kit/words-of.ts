interface Piece {
  readonly at: number;
  readonly text: string;
}

const han = /\p{Script=Han}/u;
const opens = /[\p{Ps}\p{Pi}]$/u;
const begins = /^[\p{L}\p{N}\p{Ps}\p{Pi}]/u;
/** Particles stay with the preceding word. */
const particle = /^[的了吗呢吧们]$/u;

/** A number or a Latin word stays with the Chinese before it. */
const clings = (before: string, after: string): boolean =>
  han.test(before.slice(-1)) && /^[\p{L}\p{N}]/u.test(after) && !han.test(after[0] ?? '');

const mayPart = (before: string, after: string): boolean =>
  begins.test(after) &&
  !particle.test(after) &&
  !opens.test(before) &&
  !/\p{N}$/u.test(before) &&
  !clings(before, after) &&
  (han.test(before.slice(-1)) || han.test(after[0] ?? ''));

/** Splits Chinese text where a line may break. The pieces join to the text. */
export function wordsOf(text: string): readonly Piece[] {
  if (!('Segmenter' in Intl) || !han.test(text)) return [{ at: 0, text }];
  const pieces: Piece[] = [];
  for (const { index, segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    if (last && !mayPart(last.text, segment)) pieces[pieces.length - 1] = { ...last, text: last.text + segment };
    else pieces.push({ at: index, text: segment });
  }
  return pieces;
}
