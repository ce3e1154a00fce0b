import type { Plugin, Rolldown } from 'vite';
import { askedAtOnce, readBudgets } from './budgets.ts';

type Bundle = Rolldown.OutputBundle;

/** The files of the chunks made from these sources and of all that these import, scripts and styles apart. */
export const filesOf = (bundle: Bundle, sources: readonly string[]) => {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const found = new Set(
    chunks.filter((chunk) => sources.some((source) => chunk.facadeModuleId?.endsWith(`/${source}`))),
  );
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return {
    scripts: [...found].flatMap(({ fileName, isEntry }) => (isEntry ? [] : fileName)),
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
    ...styles.map((file) => ({ file, link: `<link rel="preload" as="style" crossorigin href="/${file}">` })),
  ].filter(({ file }) => !html.includes(`"/${file}"`));
  return html
    .replaceAll(
      /<link rel="stylesheet" (crossorigin href="[^"]+")>/g,
      '<link rel="preload" as="style" $1>\n    <link rel="stylesheet" media="not all" $1>',
    )
    .replace('</head>', `${links.map(({ link }) => `  ${link}\n  `).join('')}</head>`);
};

/** Writes what `docs/budgets.json` counts to the first load and the first answers into the built page. */
export const firstParts = (): Plugin => ({
  name: 'shiye-first-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => (bundle ? withFirstParts(html, filesOf(bundle, askedAtOnce(readBudgets()))) : html),
  },
});
