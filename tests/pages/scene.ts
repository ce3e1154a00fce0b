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

export const seeAlert = (within: Page | Locator, text: string): Promise<void> =>
  expect(told(within, 'alert', text).first()).toBeVisible();
