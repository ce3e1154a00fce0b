import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { defineBddConfig } from 'playwright-bdd';
import base from './playwright.config.ts';
import { isAll } from './tests/harness/sampling.ts';

const root = import.meta.dirname;
const flows = join(root, 'docs', 'flows');

/** Charts whose exported cases run; `CASES` names others. Every day one. */
const charts = process.env.CASES?.split(',') ?? (isAll ? ['friend-request'] : ['friend-request']);

const feature = (lang: string, locale: string) => ({
  name: `gherkin-${lang}`,
  use: { locale },
  testDir: defineBddConfig({
    features: charts.map((chart) => join(flows, `${chart}.${lang}.feature`)),
    steps: join(flows, 'library', 'steps.ts'),
    outputDir: join(root, '.test', 'features', lang),
    featuresRoot: flows,
  }),
  testMatch: '**/*.spec.js',
});

export default defineConfig({
  ...base,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: join(root, '.test', 'cases'),
  projects: [
    { name: 'spec', testDir: flows, testMatch: charts.map((chart) => `**/${chart}.spec.ts`) },
    feature('zh', 'zh-CN'),
    feature('en', 'en-US'),
  ],
});
