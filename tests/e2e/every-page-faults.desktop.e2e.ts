import { expect, type Page } from '@playwright/test';
import { type RouteName, routeNames } from '#routes/routes.ts';
import type { Backstage } from '#services/contract/backstage.ts';
import { addresses } from '../pages/addresses.ts';
import type { Fault } from '../pages/backstage.ts';
import { test } from '../pages/fixtures.ts';
import type { Language, Words } from '../pages/words.ts';

const faults = [
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'html' }, 'malformed'],
  [{ kind: 'status', status: 503 }, 'unavailable'],
] as const satisfies readonly (readonly [Fault, keyof Words])[];

/** What these pages say of every failure (§8.5). */
const ownWords: Partial<Record<RouteName, keyof Words>> = {
  'post.messages': 'conversationsFailed',
  'post.message': 'conversationFailed',
};

/** Pages without a part that fails, and why. */
const unfailing: Partial<Record<RouteName, string>> = {
  'common.notFound': 'it asks for nothing',
  'common.login': 'a member who is in is led on',
  'common.flows': 'it has files of its own, and no backend',
};

interface Seen {
  readonly headings: number;
  /** What the parts say that have failed. */
  readonly texts: readonly string[];
  /** Headings, and failed parts, after every button that tries again was pressed. */
  readonly after: readonly [number, number];
}

/**
 * Goes to an address as the history does, since a link to the messages opens their dialog, while no call succeeds, and
 * presses every button that tries again: what comes then may hold parts that were asked for under the fault as well.
 * `isMended`: the fault is over by then.
 */
const openUnder = (page: Page, path: string, rule: Fault, retry: readonly string[], isMended = true): Promise<Seen> =>
  page.evaluate(
    async ({ href, fault, labels, mended }) => {
      const backstage: Backstage = Reflect.get(window, 'backstage');
      const until = async (isSo: () => boolean): Promise<void> => {
        while (!isSo()) await new Promise((next) => requestAnimationFrame(next));
      };
      // A live region without words waits for some.
      const parts = () =>
        [...document.querySelectorAll('main [role=alert], aside [role=alert]')].filter(
          ({ textContent }) => textContent,
        );
      const buttons = () =>
        [...document.querySelectorAll('button')].filter(({ textContent }) => labels.includes(textContent ?? ''));
      const headings = () => document.querySelectorAll('h1').length;
      const isStill = () =>
        headings() === 1 &&
        !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
      backstage.fault(fault);
      const before = document.querySelector('h1');
      history.pushState(null, '', href);
      dispatchEvent(new PopStateEvent('popstate'));
      // The address is new before the page is.
      const isNew = () => decodeURI(location.pathname) === href && !before?.isConnected;
      await until(isNew);
      // All of the page is looked at.
      dispatchEvent(new Event('beforeprint'));
      await until(() => isStill() && buttons().length > 0);
      const seen = { headings: headings(), texts: parts().map(({ textContent }) => textContent ?? '') };
      if (mended) backstage.clearFaults();
      for (let layer = 0; layer < 3 && buttons().length > 0; layer += 1) {
        const pressed = buttons();
        for (const button of pressed) button.click();
        await until(() => isStill() && !buttons().some((button) => pressed.includes(button)));
      }
      backstage.clearFaults();
      return {
        headings: seen.headings,
        texts: seen.texts,
        after: [headings(), parts().length + buttons().length] as const,
      };
    },
    { href: path, fault: rule, labels: retry, mended: isMended },
  );

/** The conversations come first: they come with the login. A page without a word to search for asks for nothing. */
const failing = routeNames
  .toSorted((a, b) => Number(ownWords[b] !== undefined) - Number(ownWords[a] !== undefined))
  .flatMap((routeName) =>
    addresses[routeName]
      .filter((path) => path !== '/search' && unfailing[routeName] === undefined)
      .slice(0, 1)
      .map((path) => ({ routeName, path })),
  );
const languages: readonly Language[] = ['zh', 'en'];

for (const [turn, language] of languages.entries()) {
  test.describe(language, () => {
    test.use({ language });

    test('every page of the route table says what went wrong, and comes when it is tried again', async ({
      I,
      page,
      backstage,
      words,
    }) => {
      const retry = [words.retry];
      await I.goTo('/404');
      await backstage.fault({ kind: 'offline', endpoint: '/msg/' });
      await backstage.signInAs('liran');
      const seen: object[] = [];
      for (const [n, { routeName, path }] of failing.entries()) {
        if (n % languages.length !== turn) continue;
        const [rule, text] = faults[n % faults.length] ?? faults[0];
        const wanted = String(words[ownWords[routeName] ?? text]);
        const { headings, texts, after } = await openUnder(page, path, rule, retry);
        seen.push({ path, headings, isShown: texts.some((line) => line.includes(wanted)), after });
      }
      const well = { headings: 1, isShown: true, after: [1, 0] };
      expect(
        seen.filter((one) => JSON.stringify({ ...one, path: '' }) !== JSON.stringify({ path: '', ...well })),
      ).toEqual([]);
      expect(seen.length).toBe(Math.floor(failing.length / languages.length) + (turn < failing.length % 2 ? 1 : 0));
      // A fault that goes on is seen.
      const { after } = await openUnder(page, '/news/columns/top-100', faults[0][0], retry, false);
      expect(after[1]).toBeGreaterThan(0);
    });
  });
}
