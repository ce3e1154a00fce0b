import { globSync, readFileSync } from 'node:fs';

export const testFiles = '{src,scripts,tests}/**/*.test.{ts,tsx}';

/** Test files that replace a module: in a worker that has read it already they would get the real one. */
export const filesWithModuleMocks: readonly string[] = globSync(testFiles).filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);
