import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whether nothing fades or slides any more; what turns for ever does not count. */
const hasCome = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
    );

/** What axe finds: rule, element and reason. Every rule of axe runs, and the size of targets, too. */
export async function violations(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  };
  await page.waitForFunction(hasCome);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  const results: AxeResults = await page.evaluate((given) => Reflect.get(window, 'axe').run(document, given), options);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}
