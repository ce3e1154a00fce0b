import { expect, test } from 'vitest';
import { seedAt } from '#mocks/hosts/make-seed.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seedOfScenario } from '#mocks/scenarios.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { SystemMessage } from './SystemMessage.tsx';

const texts = await textsOf();
const now = Date.UTC(2026, 7, 3, 1);

test('[R2.6-16][R2.6-17] where there are no notices or comments it is said how some come', async () => {
  const says = async (part: string): Promise<string> => {
    const seed = seedOfScenario('empty-messages', seedAt(now));
    const tab = openBrowser(createBackend({ now, seed })).openTab();
    await tab.visit('/404');
    await tab.logIn('liran');
    await tab.visit(`/community/system-message#${part}`, 'page');
    return markup(tab.app, texts.zh, <SystemMessage actor={tab.at('page-page')} title="标题" />);
  };
  expect(await says('notice')).toMatch(/还没有通知.*有人点赞、关注你时，会显示在这里/);
  expect(await says('comment')).toMatch(/还没有人评论你.*发布供需或评论文章，和同行聊起来吧/);
});
