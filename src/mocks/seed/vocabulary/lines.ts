/** Vocabularies are written one entry to a line. */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Entries of one line, parted by `、`. */
export function words(text: string): readonly string[] {
  return text.split('、');
}
