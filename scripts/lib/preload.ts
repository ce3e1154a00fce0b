import type { Plugin, Rolldown } from 'vite';

/** Scripts, the largest first as it takes longest, and styles of these chunks with their imports. */
export const filesBehind = (bundle: Rolldown.OutputBundle, requested: readonly string[]): readonly string[] => {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const isNamed = (chunk: Rolldown.OutputChunk): boolean =>
    requested.some((file) => (chunk.facadeModuleId ?? `/${chunk.name}`).endsWith(`/${file}`));
  const needed = new Set(chunks.filter(isNamed));
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  const scripts = [...needed].toSorted((one, other) => other.code.length - one.code.length);
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...scripts.map(({ fileName }) => fileName), ...new Set(styles)];
};

/** Preloads the lazy chunks shown first. Their styles do not block: the app enables them when it replaces the static frame. */
export const preload = (requested: readonly string[]): Plugin => {
  let base = '/';
  const linkOf = (file: string): string =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${base}${file}">`
      : `<link rel="modulepreload" crossorigin href="${base}${file}">`;
  return {
    name: 'shiye-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const links = filesBehind(bundle, requested)
          .filter((file) => !html.includes(`"${base}${file}"`))
          .map(linkOf);
        return html
          .replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
          .replaceAll(
            /<link rel="stylesheet" (crossorigin href="[^"]+")>/g,
            '<link rel="preload" as="style" $1>\n    <link rel="stylesheet" media="not all" $1>',
          );
      },
    },
  };
};
