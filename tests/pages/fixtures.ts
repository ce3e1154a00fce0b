import { test as base, type Page } from '@playwright/test';
import { stopClock } from '../../scripts/flows/library/clock.ts';
import { backstageOf, type RemoteBackstage } from './backstage.ts';
import { exposedTexts, leaksIn } from './secret-leaks.ts';
import { recordNotices } from './steps.ts';
import { type User, userOf } from './user.ts';
import { type Language, type Words, words } from './words.ts';

interface Tab {
  readonly page: Page;
  readonly backstage: RemoteBackstage;
  readonly I: User;
}

interface Fixtures {
  /** Of the browser; the app follows it (R1-20). */
  readonly language: Language;
  readonly words: Words;
  readonly isPhone: boolean;
  readonly backstage: RemoteBackstage;
  readonly I: User;
  /** One more tab of the same browser. */
  readonly openTab: () => Promise<Tab>;
  /** Texts of uncaught errors and console errors that a test brings about on purpose. */
  readonly expectedProblems: readonly RegExp[];
  readonly problems: undefined;
}

/** A reload cuts off the browser's look for a newer worker of the simulated backend, which nobody waits for. */
const cutOff = /^uncaught: Failed to update a ServiceWorker/;

/**
 * A page whose clock stands still, and that must stay clean: an uncaught error or a console error fails the test,
 * unless `expectedProblems` allows it, and so does a secret in the console, an address, a title, a record: whatever the
 * test is about.
 * Answers with an error status, which the browser reports by itself, are no problem of the page.
 */
export const test = base.extend<Fixtures>({
  language: ['zh', { option: true }],
  locale: async ({ language }, use) => use(language === 'en' ? 'en-US' : 'zh-CN'),
  words: async ({ language }, use) => use(words[language]),
  isPhone: async ({ isMobile }, use) => use(isMobile ?? false),
  backstage: async ({ page }, use) => use(backstageOf(page)),
  I: async ({ page, backstage, words, isPhone }, use) => use(userOf({ page, backstage, words, isPhone })),
  openTab: async ({ context, words, isPhone }, use) =>
    use(async () => {
      const page = await context.newPage();
      const backstage = backstageOf(page);
      return { page, backstage, I: userOf({ page, backstage, words, isPhone }) };
    }),
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, page, expectedProblems }, use, { errors }) => {
      const found: string[] = [];
      await context.addInitScript(stopClock);
      await context.addInitScript(recordNotices);
      context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          found.push(message.text());
        found.push(...leaksIn({ console: message.text() }));
      });
      await use(undefined);
      // A page that is going away, or has crashed on purpose, says nothing any more.
      for (const open of context.pages())
        found.push(...leaksIn((await open.evaluate(exposedTexts).catch(() => null)) ?? {}));
      // What stood there when a test failed says more than the line that failed.
      if (errors.length > 0 && !page.isClosed())
        console.log(`${page.url()}\n${await page.locator('body').ariaSnapshot()}`);
      const left = found.filter((text) => ![cutOff, ...expectedProblems].some((pattern) => pattern.test(text)));
      if (left.length > 0) throw new Error(`The page has problems:\n${left.join('\n')}`);
    },
    { auto: true },
  ],
});

/** A story told in both languages is told once at each width: in Chinese on the desktop, in English on the phone. */
export const storyVariants = [
  { language: 'zh', tag: '@wide' },
  { language: 'en', tag: '@phone' },
] as const;
