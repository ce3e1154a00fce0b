const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6“”‘’…—]/u;

const shareOf = (letter: string): number => {
  if (wide.test(letter)) return 1;
  if (/[ilj.,:;'|!()[\]\s/]/.test(letter)) return 0.33;
  if (/[mwMW@%]/.test(letter)) return 0.9;
  return /[A-Z]/.test(letter) ? 0.68 : 0.56;
};

/** Estimate in CSS px, without a browser, so that it is the same everywhere. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + shareOf(letter) * size, 0);

/** Latin words stay whole; Chinese breaks anywhere except before closing punctuation. */
const pieces = (text: string): readonly string[] =>
  text.match(/[A-Za-z0-9_'’.,:;!?()"&=/%+-]+\s*|[^\s][，。、：；！？”’）》]*\s*|\s+/gu) ?? [];

export const linesOf = (text: string, width: number, size: number, most: number): readonly string[] => {
  const lines: string[] = [''];
  for (const piece of pieces(text)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && widthOf(`${line}${piece}`.trimEnd(), size) > width) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  const kept = lines.slice(0, most).map((line) => line.trimEnd());
  const last = kept.pop() ?? '';
  return [...kept, lines.length > most ? shortened(`${last}…`, width, size) : shortened(last, width, size)];
};

const shortened = (text: string, width: number, size: number): string => {
  if (widthOf(text, size) <= width) return text;
  let short = [...text.replace(/…$/, '')];
  while (short.length > 1 && widthOf(`${short.join('')}…`, size) > width) short = short.slice(0, -1);
  return `${short.join('').trimEnd()}…`;
};
