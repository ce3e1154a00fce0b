import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { defineBddConfig } from 'playwright-bdd';
import base from './playwright.config.ts';
import { isAll } from './tests/harness/sampling.ts';

const root = import.meta.dirname;
const flows = join(root, 'docs', 'flows');

/** Charts whose exported cases run; `CASES` names others, or `*`. Every day one case does, in each format. */
const { CASES } = process.env;
const charts = CASES?.split(',') ?? ['bind-account', 'friend-list', 'friend-request', 'post-report', 'sms-code'];
const everyDay = /@friendRequest-case-5\b/;

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
  ...(isAll || CASES !== undefined ? {} : { grep: everyDay }),
  outputDir: join(root, '.test', 'cases'),
  projects: [
    { name: 'spec', testDir: flows, testMatch: charts.map((chart) => `**/${chart}.spec.ts`) },
    feature('zh', 'zh-CN'),
    feature('en', 'en-US'),
  ],
});
