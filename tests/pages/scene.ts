import { expect, type Locator, type Page } from '@playwright/test';
import type { Stage } from './stage.ts';
import type { Words } from './words.ts';

/** What the steps of a visitor need to know. */
export interface Scene {
  readonly page: Page;
  readonly stage: Stage;
  readonly words: Words;
  readonly isPhone: boolean;
}

/** The alert or status that says this; a part of its text is enough. */
export const told = (within: Page | Locator, role: 'alert' | 'status', text: string): Locator =>
  within.getByRole(role).filter({ hasText: text });

type Told = readonly [role: string, text: string];

/** Keeps what the page tells (role alert or status) from the start, because notices go again after a few seconds. */
export function listen(): void {
  const heard: Told[] = [];
  const look = (): void => {
    for (const element of document.querySelectorAll('[role=alert], [role=status]')) {
      const [role, text] = [element.getAttribute('role') ?? '', element.textContent];
      if (
        text !== '' &&
        element.getClientRects().length > 0 &&
        !heard.some((one) => one[0] === role && one[1] === text)
      )
        heard.push([role, text]);
    }
  };
  Reflect.set(window, 'heard', heard);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits until the page has told this, even if it stands there no more. */
export const hear = async (page: Page, role: 'alert' | 'status', text: string): Promise<void> => {
  await page.waitForFunction(
    ([wantedRole, wanted]) => {
      const heard: readonly Told[] = Reflect.get(window, 'heard');
      return heard.some(([one, said]) => one === wantedRole && said.includes(wanted));
    },
    [role, text] as const,
  );
};

export const seeAlert = (within: Page | Locator, text: string): Promise<void> =>
  expect(told(within, 'alert', text).first()).toBeVisible();
