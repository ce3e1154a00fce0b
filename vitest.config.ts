import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { filesWithModuleMocks, testFiles } from './tests/harness/module-mocks.ts';
import app from './vite.config.ts';

const tests = defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/harness/flow-files.setup.ts', 'tests/drivers/suite-coverage.setup.ts'],
    setupFiles: ['tests/harness/each-file.setup.ts', 'tests/drivers/suite-coverage.file.ts'],
    // No limit: the test command stops a run in which nothing happens for ten minutes.
    testTimeout: 0,
    hookTimeout: 0,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    // By default one core is left alone, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      // Nothing happens at import (tests/architecture): a worker reads each module once, not once per file.
      {
        extends: true,
        test: { name: 'shared', include: [testFiles], exclude: [...filesWithModuleMocks], isolate: false },
      },
      { extends: true, test: { name: 'own', include: [...filesWithModuleMocks] } },
    ],
  },
});

export default mergeConfig(app, tests);
