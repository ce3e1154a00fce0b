import { expect, type Locator, type Page } from '@playwright/test';
import type { Act, Control, Part } from '#machines/kit/act.ts';
import type { PageTexts } from './texts.ts';

/** Of a control, or of what stands around it (`machines/kit/act.ts`). */
const nameOf = (name: string, { t }: Pick<PageTexts, 't'>): RegExp | string => {
  if (!name.includes(':')) return name;
  const isWhole = !name.endsWith('…');
  const keys = (isWhole ? name : name.slice(0, -1)).split(' ');
  const text = keys
    .map((key) =>
      t(key)
        .source.replace(/^\^\\s\*/, '')
        .replace(/\\s\*\$$/, ''),
    )
    .join('\\s*');
  return new RegExp(isWhole ? `^\\s*${text}\\s*$` : `^\\s*${text}`);
};

/** What a person does, by what the page says of its controls. */
export const actsOn = (page: Page, texts: Pick<PageTexts, 't'>) => {
  const part = ({ role, name, text }: Part): Locator =>
    page
      .getByRole(role, name === undefined ? {} : { name: nameOf(name, texts) })
      .filter({ visible: true, ...(text === undefined ? {} : { hasText: text }) })
      .last();

  const find = ({ role, name, in: around }: Control): Locator =>
    (around === undefined ? page : part(around))
      .getByRole(role, { name: nameOf(name, texts) })
      .filter({ visible: true })
      .first();

  /** What is far below the window is drawn when the page is printed. */
  const drawAll = (): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('beforeprint')));

  const reach = async (control: Control): Promise<Locator> => {
    const found = find(control);
    if ((await found.count()) === 0) await drawAll();
    await expect(found).toBeVisible();
    return found;
  };

  return async (act: Act): Promise<void> => {
    switch (act.do) {
      case 'press': {
        const found = await reach(act.on);
        // A button that is busy can be pressed, though nothing comes of it.
        return found.click({ force: (await found.getAttribute('aria-busy')) === 'true' });
      }
      case 'check':
        return (await reach(act.on)).check({ force: true });
      case 'enter':
        return (await reach(act.on)).focus();
      case 'leave': {
        const found = await reach(act.on);
        await found.focus();
        return found.blur();
      }
      case 'fill':
        return (await reach(act.on)).fill(act.text);
      case 'choose':
        return void (await (await reach(act.on)).selectOption(act.option));
      case 'key':
        return page.keyboard.press(act.key);
      case 'reconnect':
        return page.evaluate(() => void dispatchEvent(new Event('online')));
    }
  };
};
