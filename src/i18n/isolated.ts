/** Right-to-left scripts, and control characters that change the direction. */
const turning =
  /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const [open, close] = ['\u2068', '\u2069'];

/** Closes every isolate that the text opens, and only those. */
const balanced = (text: string): string => {
  let depth = 0;
  const closed = text.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark === close && depth === 0) return '';
    depth += mark === close ? -1 : 1;
    return mark;
  });
  return closed + close.repeat(depth);
};

/** User text within a line, isolated so that its direction affects nothing else (Unicode UAX #9: FSI and PDI). */
export const isolated = (text: string): string => (turning.test(text) ? `${open}${balanced(text)}${close}` : text);

/** Joins the non-empty parts: `经理 · 食业`. */
export const joinParts = (parts: readonly string[], mark = ' · '): string =>
  parts
    .filter((part) => part !== '')
    .map(isolated)
    .join(mark);
