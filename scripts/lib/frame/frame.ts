import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import postcss from 'postcss';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { parseSites } from '../../../src/services/address/sites.ts';
import { bundleScript } from '../bundle-script.ts';
import { firstCalls } from '../first-calls.ts';
import { filesBehind } from '../preload.ts';
import type { DrawnFrame } from './draw.tsx';
import { type Shared, shareParts, swapsOf, type Tree, treeOf } from './tree.ts';

type Swaps = readonly (readonly [part: number, now: readonly Shared[]])[];

/** Windows: in Chinese and wide, Chinese and narrow, English and wide, English and narrow. */
export interface FrameData extends Pick<DrawnFrame, 'themes' | 'keys'> {
  readonly parts: readonly Shared[];
  readonly places: readonly (readonly [pattern: string, windows: readonly Shared[], ahead: string | null])[];
  readonly stories: readonly Shared[];
  readonly swaps: { readonly member: Swaps; readonly dark: Swaps };
  readonly ahead: Readonly<Record<string, { readonly files: readonly string[]; readonly calls: readonly string[] }>>;
}

/** Draws with the app's own views, which need the same transformations as in the app. */
const drawn = async ({ root, mode, cacheDir, define = {}, json }: ResolvedConfig, sites: string | undefined) => {
  mkdirSync(cacheDir, { recursive: true });
  const outDir = mkdtempSync(join(cacheDir, 'frame-'));
  try {
    await build({
      root,
      mode,
      define,
      json,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [react(), vanillaExtractPlugin()],
      build: { ssr: join(import.meta.dirname, 'draw.tsx'), outDir },
    });
    const { drawFrame }: typeof import('./draw.tsx') = await import(pathToFileURL(join(outDir, 'draw.js')).href);
    return await drawFrame(parseSites(sites));
  } finally {
    rmSync(outDir, { recursive: true });
  }
};

const frameData = (frame: DrawnFrame, ahead: FrameData['ahead']): FrameData => {
  const { themes, keys } = frame;
  const [home, member, dark, stories] = [frame.home, frame.member, frame.dark, frame.stories].map((each) =>
    each.map(treeOf),
  ) as [Tree[], Tree[], Tree[], Tree[]];
  const places = frame.places.map((place) => ({ ...place, windows: place.windows.map(treeOf) }));
  const differences = (other: readonly Tree[]) => home.flatMap((window, at) => swapsOf(window, other[at] ?? ''));
  const swaps = { member: differences(member), dark: differences(dark) };
  const apart = Object.values(swaps).flatMap((each) => each.map(([was]) => was));
  const { parts, share } = shareParts([...places.flatMap(({ windows }) => windows), ...stories], apart);
  const shared = (each: typeof swaps.dark): Swaps => each.map(([was, now]) => [share(was) as number, now.map(share)]);
  return {
    themes,
    keys,
    parts,
    places: places.map(({ pattern, windows, page }) => [
      pattern,
      windows.map(share),
      page && Object.hasOwn(ahead, page) ? page : null,
    ]),
    stories: stories.map(share),
    swaps: { member: shared(swaps.member), dark: shared(swaps.dark) },
    ahead,
  };
};

/** What the frame asks for beside the app. The simulated backend answers only the app. */
const aheadIn = (html: string, bundle: Rolldown.OutputBundle, base: string, backend = ''): FrameData['ahead'] =>
  Object.fromEntries(
    Object.entries(firstCalls).map(([page, { chunk, calls }]) => {
      const files = filesBehind(bundle, [chunk]).map((file) => `${base}${file}`);
      return [
        page,
        {
          files: files.filter((file) => !html.includes(`"${file}"`)),
          calls: backend ? calls.map((path) => `${backend}${path}`) : [],
        },
      ];
    }),
  );

/** The rules whose classes are all among these, without what they do not use. */
export const stylesFor = (css: string, classes: ReadonlySet<string>): string => {
  const all = postcss.parse(css);
  all.walkAtRules(/^media$/, (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  all.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((one) =>
      [...one.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)),
    );
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
  const text = all.toString();
  all.walkDecls(/^--/, (declaration) => {
    if (!text.includes(`var(${declaration.prop}`)) declaration.remove();
  });
  all.walkAtRules((rule) => {
    if (
      rule.name === 'keyframes'
        ? !text.replaceAll(/@keyframes [\w-]+/g, '').includes(rule.params)
        : rule.nodes?.length === 0
    )
      rule.remove();
  });
  return all.toString();
};

const classesIn = (data: FrameData): ReadonlySet<string> => {
  const drawn = [...JSON.stringify(data).matchAll(/"class":"([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return new Set([...drawn, ...Object.values(data.themes)]);
};

/** The app's styles come first, as in the page. */
const stylesIn = (bundle: Rolldown.OutputBundle): string => {
  const sheets = Object.values(bundle).flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [part] : [],
  );
  const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
  const first = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined;
  return sheets
    .toSorted((one, other) => Number(first?.has(other.fileName)) - Number(first?.has(one.fileName)))
    .map(({ source }) => String(source))
    .join('');
};

/** What the page shows before the app runs: the app's own views as they wait. In development there is none. */
export const frame = ({ VITE_SITES, VITE_BACKEND }: NodeJS.ProcessEnv): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'shiye-frame',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [windows, script] = await Promise.all([
          drawn(config, VITE_SITES),
          bundleScript('scripts/lib/frame/script.ts', config.build.target),
        ]);
        const data = frameData(windows, aheadIn(html, bundle, config.base, VITE_BACKEND));
        const styles = stylesFor(stylesIn(bundle), classesIn(data));
        return html
          .replace(
            '</title>',
            () => `</title>\n    <style data-static>${styles}#frame [data-pressed]{opacity:.5}</style>`,
          )
          .replace(
            '<!--frame-->',
            () =>
              `<script data-static type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` +
              `<div data-static id="frame"></div><script data-static>${script}</script>`,
          );
      },
    },
  };
};
