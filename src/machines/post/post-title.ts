interface Titled {
  readonly title: string;
  readonly greyWords: readonly string[];
}

/** The title as readers see it: a star for each character of a grey word (R3-36); the longest word goes first. */
export const maskedTitle = ({ title, greyWords }: Titled): string =>
  greyWords
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, '*'.repeat([...word].length)), title);
