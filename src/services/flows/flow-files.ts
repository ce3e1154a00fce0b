const fetched = async <T>(files: Record<string, () => Promise<T>>, path: string): Promise<T | null> =>
  (await files[path]?.()) ?? null;

export const chartFile = <T>(stem: string): Promise<T | null> =>
  fetched(import.meta.glob<T>('/docs/flows/charts/*.json', { import: 'default' }), `/docs/flows/charts/${stem}.json`);

export const searchFile = async <T>(): Promise<T | null> => {
  const [index] = Object.values(import.meta.glob<T>('/docs/flows/words/search.json', { import: 'default' }));
  return (await index?.()) ?? null;
};

export const eventWordsFile = async <T>(): Promise<T | null> => {
  const [words] = Object.values(import.meta.glob<T>('/docs/flows/words/events.json', { import: 'default' }));
  return (await words?.()) ?? null;
};

export const pathFile = <T>(stem: string): Promise<T | null> =>
  fetched(
    import.meta.glob<T>(['/docs/flows/*.json', '!/docs/flows/coverage.json'], { import: 'default' }),
    `/docs/flows/${stem}.json`,
  );

/** Short cases tell how to stage what the simulated backend answers: where there is none, there are none. */
export const caseAddresses = async (stem: string): Promise<Readonly<Record<string, string>>> => {
  if (import.meta.env.VITE_BACKEND) return {};
  const { caseFiles } = await import('./case-files.ts');
  const start = `/docs/flows/${stem}.`;
  return Object.fromEntries(
    Object.entries(caseFiles).flatMap(([path, url]) =>
      path.startsWith(start) ? [[path.slice(start.length), url]] : [],
    ),
  );
};

/** Coverage of the last test run before this build (docs/paths.md); null where there was none. */
export const suiteCoverage = async <T>(): Promise<T | null> => {
  const [suite] = Object.values(
    import.meta.glob<T>('/.test/coverage-suite.json', { import: 'default', exhaustive: true }),
  );
  return (await suite?.()) ?? null;
};
