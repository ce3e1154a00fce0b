/** The reason why nothing is written. */
export class Refused extends Error {}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Adds the last entry of the list, object or call that begins on the line with `opening`. Relies on the formatter's indentation. */
export const appended = (file: string, text: string, opening: string, added: string): string => {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.includes(opening));
  const from = first === -1 ? -1 : lines.findIndex((line, at) => at >= first && /[{[(]$/.test(line));
  const to = lines.findIndex((line, at) => at > from && line !== '' && indentOf(line) <= indentOf(lines[from] ?? ''));
  if (from === -1 || to === -1 || !/^\s*[}\])]/.test(lines[to] ?? ''))
    throw new Refused(`${file}: no list that begins with "${opening}". Nothing was written.`);
  return lines.toSpliced(to, 0, added).join('\n');
};

export const besideLine = (
  file: string,
  text: string,
  side: 'before' | 'after',
  mark: string,
  added: string,
): string => {
  const lines = text.split('\n');
  const found = lines.flatMap((line, at) => (line.includes(mark) ? [at] : []));
  const [at] = found;
  if (at === undefined || found.length > 1)
    throw new Refused(`${file}: ${found.length} lines with "${mark}", not one. Nothing was written.`);
  return lines.toSpliced(side === 'before' ? at : at + 1, 0, added).join('\n');
};

/** Unsorted: the formatter sorts imports. */
export const importing = (text: string, line: string): string => `${line}\n${text}`;

export const withEntry = (file: string, json: string, key: string, value: unknown): string => {
  const object: Readonly<Record<string, unknown>> = JSON.parse(json);
  if (key in object) throw new Refused(`${file}: "${key}" is there already. Nothing was written.`);
  return `${JSON.stringify({ ...object, [key]: value }, null, 2)}\n`;
};
