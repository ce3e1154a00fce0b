import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import { root } from '../../scripts/lib/run.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe left to a person, who has looked at it: a row of the table in docs/accessibility.md. */
export interface Reviewed {
  readonly rule: string;
  /** axe's own name for why it could not decide. */
  readonly reason: string;
  /** An address where it is met in a window of 390 px; a view that is opened; `dialog` where that is whatever dialog is open. */
  readonly metAt: string;
  /** Beginnings of the addresses where it may be met. */
  readonly places: readonly string[];
}

const codes = (line: string): readonly string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

export const reviewed: readonly Reviewed[] = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [rule = '', reason = '', metAt = '', ...places] = codes(line);
    return { rule, reason, metAt, places };
  });

/** Whether nothing fades or slides any more; what turns for ever does not count. */
const hasCome = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
    );

const reasonOf = ({ any, all, none }: NodeResult): string =>
  [...any, ...all, ...none].map(({ id, data }) => data?.messageKey ?? id).join(' ');

const lineOf = (rule: string, { html, failureSummary = '' }: NodeResult): string =>
  `${rule}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`;

interface Audit {
  /** What axe finds wrong, and what it cannot decide and nobody has reviewed: rule, element and reason. */
  readonly problems: readonly string[];
  /** The reviewed rows that were met. */
  readonly met: readonly Reviewed[];
}

/** Whether a target is too small in the middle of the window: what stands still there lies over, or beside, what is scrolled under it. */
const isSmall = (page: Page, { target }: NodeResult): Promise<boolean> =>
  page.evaluate(
    async (selector) => {
      const { scrollX, scrollY } = window;
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations } = await Reflect.get(window, 'axe').run(selector, { runOnly: ['target-size'] });
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return violations.length > 0;
    },
    String(target.at(-1)),
  );

/** What axe says of a page as a whole, and nothing of a part of it. */
const ofPages = [
  'aria-hidden-body',
  'aria-hidden-focus',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'skip-link',
];

/**
 * Every rule of axe runs, and the size of targets, too: on the page, or on this part of it; then those about pages run
 * on the page that it lies over.
 */
export async function audit(page: Page, only?: readonly string[], part?: Locator): Promise<Audit> {
  if (!part) return auditOf(page, only);
  const found = [await auditOf(page, only, part), ...(only ? [] : [await auditOf(page, ofPages)])];
  return { problems: found.flatMap(({ problems }) => problems), met: found.flatMap(({ met }) => met) };
}

async function auditOf(page: Page, only?: readonly string[], part?: Locator): Promise<Audit> {
  const options: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  };
  await page.waitForFunction(hasCome);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  const results: AxeResults = await (part ?? page.locator(':root')).evaluate(
    (element, given) =>
      Reflect.get(window, 'axe').run(element === document.documentElement ? document : element, given),
    options,
  );
  const { pathname } = new URL(page.url());
  const met = new Set<Reviewed>();
  const problems: string[] = [];
  for (const { id, nodes } of results.violations)
    for (const node of nodes) if (id !== 'target-size' || (await isSmall(page, node))) problems.push(lineOf(id, node));
  for (const { id, nodes } of results.incomplete) {
    for (const node of nodes) {
      const reason = reasonOf(node);
      const row = reviewed.find(
        (one) => one.rule === id && one.reason === reason && one.places.some((place) => pathname.startsWith(place)),
      );
      if (row) met.add(row);
      else problems.push(`undecided, ${reason}, ${lineOf(id, node)}`);
    }
  }
  return { problems, met: [...met] };
}

export const reviewedAt = (metAt: string): readonly Reviewed[] => reviewed.filter((row) => row.metAt === metAt);

export const violations = async (page: Page, only?: readonly string[], part?: Locator): Promise<readonly string[]> =>
  (await audit(page, only, part)).problems;
