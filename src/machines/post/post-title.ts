interface Titled {
  readonly title: string;
  readonly greyWords: readonly string[];
}

/** Masks each character of a grey word with a star (R3-36); longest word first. */
export const maskedTitle = ({ title, greyWords }: Titled): string =>
  greyWords
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, '*'.repeat([...word].length)), title);
