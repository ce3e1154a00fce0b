const files = import.meta.glob<object>(
  ['./locales/en/*.json', '!./locales/en/{backstage,flows,handle,journal,timeline}.json'],
  { eager: true, import: 'default' },
);

/** The same keys as in Chinese; a test compares them. */
export const en = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.slice('./locales/en/'.length, -'.json'.length), texts]),
);
