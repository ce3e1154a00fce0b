import type { Plugin } from 'vite';

/** Vite writes the source map of a worker beside it as well, where it would be served. */
export const workerMaps = (): Plugin => ({
  name: 'worker-maps',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const name of Object.keys(bundle)) if (/^assets\/.*\.js\.map$/.test(name)) delete bundle[name];
    },
  },
});
