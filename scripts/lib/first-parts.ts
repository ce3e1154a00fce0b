import type { Plugin, Rolldown } from 'vite';
import { readBudgets } from './budgets.ts';

type Bundle = Rolldown.OutputBundle;

/** The files of the chunks made from these sources and of all that these import, scripts and styles apart. */
const filesOf = (bundle: Bundle, sources: readonly string[]) => {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const found = new Set(
    chunks.filter((chunk) => sources.some((source) => chunk.facadeModuleId?.endsWith(`/${source}`))),
  );
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return {
    // The largest takes longest.
    scripts: [...found]
      .filter(({ isEntry }) => !isEntry)
      .toSorted((one, other) => other.code.length - one.code.length)
      .map(({ fileName }) => fileName),
    styles: [...new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
};

/**
 * The page with what the first load needs asked for at once: without it the scripts of the page and its texts are found
 * only when the app runs. The app's styles keep no picture waiting: they are switched on when the app takes the place of
 * the static frame (`views/shell/app-styles.ts`). They stand in the head all the same: those of later pages are put
 * behind them there, and have to win where both say something.
 */
export const withFirstParts = (html: string, { scripts, styles }: ReturnType<typeof filesOf>): string => {
  const links = [
    ...scripts.map((file) => ({ file, link: `<link rel="modulepreload" crossorigin href="/${file}">` })),
    ...styles.map((file) => ({ file, link: `<link rel="stylesheet" crossorigin href="/${file}">` })),
  ].filter(({ file }) => !html.includes(`"/${file}"`));
  return html
    .replace('</head>', `${links.map(({ link }) => `  ${link}\n  `).join('')}</head>`)
    .replaceAll(
      /<link rel="stylesheet" (crossorigin href="[^"]+")>/g,
      '<link rel="preload" as="style" $1>\n    <link rel="stylesheet" media="not all" $1>',
    );
};

/**
 * What a part that comes later has asked for with it: of `needed`, itself (`file`) first, what the page's head has not
 * asked for. A part alone is asked for by being imported.
 */
export const askedWith = (file: string, needed: readonly string[], known: ReadonlySet<string>): string[] => {
  const asked = needed.filter((each) => !known.has(each));
  return asked.some((each) => each !== file) ? asked : [];
};

const entriesOf = (bundle: Bundle): readonly string[] =>
  Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' && part.isEntry ? [part.fileName, ...part.imports] : [],
  );

/** Writes what `docs/budgets.json` counts to the first load into the built page. */
export const firstParts = (): Plugin => {
  let known: ReadonlySet<string> = new Set();
  return {
    name: 'shiye-first-parts',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser of the target fetches ahead by itself, or does well without.
          polyfill: false,
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'html' ? needed : askedWith(file, needed, known),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        known = new Set([...entriesOf(bundle), ...filesOf(bundle, readBudgets().firstLoadAlso).scripts]);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle ? withFirstParts(html, filesOf(bundle, readBudgets().firstLoadAlso)) : html,
    },
  };
};
