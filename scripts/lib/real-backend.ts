import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The tool of the simulated backend that has a chart: a build without that backend has neither. */
const tool = 'backstage';

const charts = "'/docs/flows/charts/*.json'";
const withoutTool = `'!/docs/flows/**/${tool}.*'`;

interface Rooms {
  readonly rooms: readonly { readonly id: string }[];
  readonly machines: readonly { readonly room: string }[];
}

/** The gallery of the flow studio without the charts of one room. */
const without = (gallery: Rooms, room: string): Rooms => ({
  ...gallery,
  rooms: gallery.rooms.filter(({ id }) => id !== room),
  machines: gallery.machines.filter((entry) => entry.room !== room),
});

/**
 * In a build for a real backend (`VITE_BACKEND`) nothing is left of the simulated one: no worker that answers requests,
 * and no flow of its tools. Its code is left out by itself, because nothing imports it.
 */
export const realBackend = ({ VITE_BACKEND }: NodeJS.ProcessEnv): Plugin[] =>
  VITE_BACKEND === undefined || VITE_BACKEND === ''
    ? []
    : [
        {
          name: 'shiye-real-backend',
          apply: 'build',
          enforce: 'pre',
          transform: {
            filter: { id: [/services[\\/]flows[\\/]flow-files\.ts$/, /docs[\\/]flows[\\/]charts[\\/]index\.json$/] },
            handler: (code, id) =>
              id.endsWith('.json')
                ? { code: JSON.stringify(without(JSON.parse(code), tool)), map: null }
                : {
                    code: code
                      .replace(charts, `[${charts}, ${withoutTool}]`)
                      .replaceAll(/'!\/docs\/flows\/coverage\.json'/g, (other) => `${other}, ${withoutTool}`),
                    map: null,
                  },
          },
          writeBundle: ({ dir }) => {
            if (dir !== undefined) rmSync(join(dir, 'mockServiceWorker.js'), { force: true });
          },
        },
      ];
