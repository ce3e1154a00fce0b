// No glob takes the chart of the simulated backend's panel: it is a tool, and builds for a real backend have none.

/** A file of docs/flows (`npm run paths` writes it) that is fetched when it is needed, by its stem; null where there is none. */
const fetched = async <T>(files: Record<string, () => Promise<T>>, path: string): Promise<T | null> =>
  (await files[path]?.()) ?? null;

/** `docs/flows/charts/<stem>.json`, or `index` for the gallery of all. Each comes in a chunk of its own. */
export const chartFile = <T>(stem: string): Promise<T | null> =>
  fetched(
    import.meta.glob<T>(['/docs/flows/charts/*.json', '!/docs/flows/charts/backstage.json'], { import: 'default' }),
    `/docs/flows/charts/${stem}.json`,
  );

/** `docs/flows/words/events.json`: what events are where no example of a chart tells it. */
export const eventWordsFile = async <T>(): Promise<T | null> => {
  const [words] = Object.values(import.meta.glob<T>('/docs/flows/words/events.json', { import: 'default' }));
  return (await words?.()) ?? null;
};

/** The test paths of a chart: `docs/flows/<stem>.json`. */
export const pathFile = <T>(stem: string): Promise<T | null> =>
  fetched(
    import.meta.glob<T>(['/docs/flows/*.json', '!/docs/flows/{backstage,coverage}.json'], { import: 'default' }),
    `/docs/flows/${stem}.json`,
  );

/** Where the files of a chart's paths lie, by how their names end: `md`, `csv`, `zh.feature`, `en.feature`, `json`. */
export const pathAddresses = (stem: string): Readonly<Record<string, string>> => {
  const files = import.meta.glob<string>(
    [
      '/docs/flows/*.md',
      '/docs/flows/*.csv',
      '/docs/flows/*.feature',
      '/docs/flows/*.json',
      '!/docs/flows/{README,backstage,coverage}.*',
    ],
    { query: '?url&no-inline', import: 'default', eager: true },
  );
  const start = `/docs/flows/${stem}.`;
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, url]) => (path.startsWith(start) ? [[path.slice(start.length), url]] : [])),
  );
};

/** What the last run of the tests covered (docs/paths.md); null where none has run before this was built. */
export const suiteCoverage = async <T>(): Promise<T | null> => {
  const [suite] = Object.values(
    import.meta.glob<T>('/.test/coverage-suite.json', { import: 'default', exhaustive: true }),
  );
  return (await suite?.()) ?? null;
};
