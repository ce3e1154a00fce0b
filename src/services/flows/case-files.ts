/** The addresses of the exported cases and paths of all charts (docs/paths.md). */
export const caseFiles = import.meta.glob<string>(
  ['/docs/flows/*.{md,html,csv,xlsx,feature,json}', '/docs/flows/*.spec.ts', '!/docs/flows/{README,coverage}.*'],
  { query: '?url&no-inline', import: 'default', eager: true },
);
