import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What a file that holds nothing itself gives on: the names asked for there, and where and under which names they are. */
interface Signpost {
  readonly file: string;
  readonly names: readonly (readonly [asked: string, found: string])[];
}

type Bundle = Rolldown.OutputBundle;

const manifestFile = '.vite/manifest.json';

/** What gives on more is imported from several places, and its names would be written at each. */
const mostNames = 4;

/** Null for a file with anything of its own, or with many names. */
export const signpostOf = (code: string): Signpost | null => {
  const [, names, file] = /^export\{([^{}]*)\}from"\.\/([^"/]+)";?\s*$/.exec(code) ?? [];
  if (names === undefined || file === undefined) return null;
  const pairs = names.split(',').map((name) => {
    const [found = '', asked = found] = name.trim().split(' as ');
    return [asked, found] as const;
  });
  return pairs.length > mostNames ? null : { file, names: pairs };
};

/** `code` with its imports of signposts, by their names, led to where they point. */
export const straightened = (code: string, signposts: ReadonlyMap<string, Signpost>): string =>
  code.replaceAll(/\bimport\(`\.\/([^`/]+)`\)/g, (whole, name: string) => {
    const signpost = signposts.get(name);
    if (!signpost) return whole;
    const given = signpost.names.map(([asked, found]) => `${asked}:m.${found}`);
    return `import(\`./${signpost.file}\`).then(m=>({${given.join()}}))`;
  });

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((part) => part.type === 'chunk');

/**
 * A part that comes later and lies in one file with others is imported by the bundler through a file of its own, with one
 * line in it: one more request, and one more turn of the main thread. Here it is imported from where it lies, and the
 * manifest says so.
 */
export const straightImports = (): Plugin[] => {
  let signposts: ReadonlyMap<string, Signpost> = new Map();
  return [
    {
      name: 'shiye-straight-imports',
      apply: 'build',
      generateBundle: {
        // Before Vite writes down what is asked for with each part.
        order: 'pre',
        handler: (_, bundle) => {
          const chunks = chunksOf(bundle);
          signposts = new Map(
            chunks.flatMap(({ fileName, code, isDynamicEntry }) => {
              const signpost = isDynamicEntry ? signpostOf(code) : null;
              return signpost ? [[basename(fileName), signpost]] : [];
            }),
          );
          for (const chunk of chunks) {
            const code = straightened(chunk.code, signposts);
            if (code !== chunk.code) chunk.code = code;
          }
        },
      },
    },
    {
      name: 'shiye-without-signposts',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler: (_, bundle) => {
          const manifest = bundle[manifestFile];
          if (manifest?.type === 'asset')
            manifest.source = String(manifest.source).replaceAll(/"assets\/([^"]+)"/g, (whole, name: string) => {
              const signpost = signposts.get(name);
              return signpost ? `"assets/${signpost.file}"` : whole;
            });
          for (const { fileName } of chunksOf(bundle)) if (signposts.has(basename(fileName))) delete bundle[fileName];
        },
      },
    },
  ];
};
