import type { Plugin, Rolldown } from 'vite';

/** To Chromium: all of this is called at once. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Only what stands before everything else is read as a hint, also before what Vite itself puts at the top. */
export const hinted = (bundle: Rolldown.OutputBundle, names: ReadonlySet<string>): void => {
  for (const part of Object.values(bundle))
    if (part.type === 'chunk' && names.has(part.name) && !part.code.startsWith(hint)) part.code = `${hint}${part.code}`;
};

/**
 * The browser is asked to compile these chunks as they come, beside the main thread, instead of function by function when
 * each is called. For chunks of which nearly everything runs.
 */
export const compiledWhole = (...names: readonly string[]): Plugin => ({
  name: 'shiye-compiled-whole',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => hinted(bundle, new Set(names)),
  },
});
