import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { personas } from './personas.ts';
import { root } from './run.ts';

/** The tool of the simulated backend that has a chart: a build without that backend has neither. */
const tool = 'backstage';

const charts = "'/docs/flows/charts/*.json'";
const withoutTool = `'!/docs/flows/**/${tool}.*'`;

const chartFolder = join(root, 'docs', 'flows', 'charts');

const eventsIn = (file: string): readonly string[] => {
  const { arrows = [] }: { readonly arrows?: readonly { readonly event: string }[] } = JSON.parse(
    readFileSync(join(chartFolder, file), 'utf8'),
  );
  return arrows.map(({ event }) => event);
};

/** The words of events without those that only the tool has. */
const withoutEvents = (words: object): object => {
  const files = readdirSync(chartFolder);
  const own = new Set(eventsIn(`${tool}.json`));
  const others = new Set(files.filter((file) => file !== `${tool}.json`).flatMap(eventsIn));
  return Object.fromEntries(Object.entries(words).filter(([event]) => !own.has(event) || others.has(event)));
};

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

const withoutToolIn = (code: string, id: string): string => {
  if (id.endsWith('events.json')) return JSON.stringify(withoutEvents(JSON.parse(code)));
  if (id.endsWith('index.json')) return JSON.stringify(without(JSON.parse(code), tool));
  return code
    .replace(charts, `[${charts}, ${withoutTool}]`)
    .replaceAll(/'!\/docs\/flows\/coverage\.json'/g, (other) => `${other}, ${withoutTool}`);
};

/** By what a test person logs in, and what test paths say in its place: as long, and nobody's. */
const logins: readonly (readonly [login: string, instead: string])[] = personas
  .filter(([, , password]) => password !== '-')
  .flatMap(([name, mobile, password]) => [
    [mobile, `1${mobile.slice(1).replaceAll(/./g, '0')}`],
    [password, 'Password1'],
    [`sso-${name.split(' ')[0]}`, 'sso-ticket'],
  ]);

const withoutLogins = (text: string): string =>
  logins.reduce((left, [login, instead]) => left.replaceAll(login, instead), text);

/**
 * In a build for a real backend (`VITE_BACKEND`) nothing is left of the simulated one: no worker that answers requests,
 * no flow of its tools, and no login of its people in the test paths. Its code is left out by itself, because nothing imports it.
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
            filter: {
              id: [
                /services[\\/]flows[\\/]flow-files\.ts$/,
                /docs[\\/]flows[\\/]charts[\\/]index\.json$/,
                /docs[\\/]flows[\\/]words[\\/]events\.json$/,
              ],
            },
            handler: (code, id) => ({ code: withoutToolIn(code, id), map: null }),
          },
          generateBundle: {
            order: 'pre',
            handler: (_, bundle) => {
              for (const file of Object.values(bundle)) {
                if (file.type === 'chunk') file.code = withoutLogins(file.code);
                else if (/\.(md|csv|feature|json)$/.test(file.fileName))
                  file.source = withoutLogins(Buffer.from(file.source).toString());
              }
            },
          },
          writeBundle: ({ dir }) => {
            if (dir !== undefined) rmSync(join(dir, 'mockServiceWorker.js'), { force: true });
          },
        },
      ];
