/** Letters that run from right to left, and the characters that turn the direction of what follows. */
const turning =
  /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const [open, close] = ['\u2068', '\u2069'];

/** Each isolate that is opened is closed, and none but those. */
const balanced = (text: string): string => {
  let depth = 0;
  const closed = text.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark === close && depth === 0) return '';
    depth += mark === close ? -1 : 1;
    return mark;
  });
  return closed + close.repeat(depth);
};

/** A text of others as a part of a line: its direction turns nothing beside it (Unicode UAX #9: FSI and PDI). */
export const isolated = (text: string): string => (turning.test(text) ? `${open}${balanced(text)}${close}` : text);

/** Parts of a line that are there, such as what someone is and where: `经理 · 食业`. */
export const joinParts = (parts: readonly string[], mark = ' · '): string =>
  parts
    .filter((part) => part !== '')
    .map(isolated)
    .join(mark);
