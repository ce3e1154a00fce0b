import { expect, test } from 'vitest';
import type { NoticePart } from '#machines/notice/notice-loads.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { NoticeTabs } from './NoticeTabs.tsx';

const texts = await textsOf();

const shown = (unread: Partial<Record<NoticePart, number>>, here?: NoticePart): string =>
  markup(openBrowser().openTab().app, texts.zh, <NoticeTabs unread={unread} {...(here && { here })} />);

test('[R2.4-10][R3-43][R2.6-15][R2.6-16][R2.6-17] each tab leads to its anchor and counts to 99; what is looked at is not counted', () => {
  const html = shown({ notice: 120, comment: 99 }, 'apply');
  for (const part of ['notice', 'comment', 'apply']) expect(html).toContain(`/community/system-message#${part}"`);
  expect(html).toContain('99+');
  expect(html).toContain('99+ 条未读');
  expect(html).toContain('>99<');
  expect(shown({ notice: 120 }, 'notice')).not.toContain('99+');
});
