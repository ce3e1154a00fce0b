import { expect, test, vi } from 'vitest';
import { NoticeArea } from '#views/shell/NoticeArea.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

vi.mock('#views/ui/Notices.tsx', () => ({
  Notices: ({ notices }: { readonly notices: readonly { readonly text: string }[] }) => notices.map(({ text }) => text),
}));

const texts = await textsOf();

test('[R5.7-6] a notice is said at once, whatever namespace its words are of', async () => {
  const tab = openBrowser().openTab({});
  await tab.visit('/site/about');
  tab.at('notices').send({ type: 'notice.show', tone: 'warn', key: 'upload:type', params: { n: 1 } });
  await settle();
  for (const language of ['zh', 'en'] as const)
    expect(markup(tab.app, texts[language], <NoticeArea />)).toBe(texts[language].t('upload:type', { n: 1 }));
});
