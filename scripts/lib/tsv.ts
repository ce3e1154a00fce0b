export const readTsv = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
