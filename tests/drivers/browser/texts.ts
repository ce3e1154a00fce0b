import { join } from 'node:path';
import { expect } from '@playwright/test';
import { textsIn } from '../../../scripts/flows/texts.ts';
import type { StepFixtures } from '../../pages/steps.ts';
import { words as wordsIn } from '../../pages/words.ts';

const appTexts = textsIn(join(import.meta.dirname, '..', '..', '..', 'src', 'i18n', 'locales'));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface PageTexts {
  /** The text for a key of the app, with anything in the place of what is filled in. */
  readonly t: (key: string) => RegExp;
  /** These words are on the screen. */
  readonly see: (keys: readonly string[]) => Promise<void>;
}

export const readTexts = ({ page, words }: Pick<StepFixtures, 'page' | 'words'>): PageTexts => {
  const lang = words === wordsIn.en ? 'en' : 'zh';
  const t = (key: string): RegExp => {
    const text = appTexts(lang, key);
    if (text === null) throw new Error(`${key} has no text in ${lang}`);
    return new RegExp(`^\\s*${text.split('…').map(escaped).join('.+')}\\s*$`);
  };
  return {
    t,
    see: async (keys) => {
      for (const key of keys) {
        const shown = page.getByText(t(key)).filter({ visible: true }).first();
        await expect(shown, `${key} is on the screen`).toBeVisible();
      }
    },
  };
};
