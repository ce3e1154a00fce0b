import { expect, type Locator, type Page } from '@playwright/test';
import type { RemoteBackstage } from './backstage.ts';
import type { Words } from './words.ts';

/** What the steps of a visitor need to know. */
export interface StepFixtures {
  readonly page: Page;
  readonly backstage: RemoteBackstage;
  readonly words: Words;
  readonly isPhone: boolean;
}

/** The alert or status that says this; a part of its text is enough. */
export const notice = (within: Page | Locator, role: 'alert' | 'status', text: string): Locator =>
  within.getByRole(role).filter({ hasText: text });

type Notice = readonly [role: string, text: string];

/** Keeps what the page tells (role alert or status) from the start, because notices go again after a few seconds. */
export function recordNotices(): void {
  const notices: Notice[] = [];
  const look = (): void => {
    for (const element of document.querySelectorAll('[role=alert], [role=status]')) {
      const [role, text] = [element.getAttribute('role') ?? '', element.textContent];
      if (
        text !== '' &&
        element.getClientRects().length > 0 &&
        !notices.some((one) => one[0] === role && one[1] === text)
      )
        notices.push([role, text]);
    }
  };
  Reflect.set(window, 'notices', notices);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits until the page has told this, even if it stands there no more. */
export const waitForNotice = async (page: Page, role: 'alert' | 'status', text: string): Promise<void> => {
  await page.waitForFunction(
    ([wantedRole, wanted]) => {
      const notices: readonly Notice[] = Reflect.get(window, 'notices');
      return notices.some(([one, message]) => one === wantedRole && message.includes(wanted));
    },
    [role, text] as const,
  );
};

export const seeAlert = (within: Page | Locator, text: string): Promise<void> =>
  expect(notice(within, 'alert', text).first()).toBeVisible();
