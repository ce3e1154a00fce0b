import { expect, test } from 'vitest';
import { openBrowser } from '../../../tests/harness/app.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { Messages } from './Messages.tsx';

const texts = await textsOf('messages');

const show = async (persona: string, path = '/community/message/list'): Promise<string> => {
  const tab = openBrowser().openTab();
  await tab.visit(path, path);
  await tab.logIn(persona);
  return markup(tab.app, texts.zh, <Messages actor={tab.at('conversations')} linked />);
};

test('[R8.5-10] who has chosen no conversation is asked to; who has none is shown how to begin one', async () => {
  const said = [await show('liran'), await show('muted')].map((html) =>
    ['请选择一个对话对象', '这里还没有对话', '去找同行'].map((words) => html.includes(words)),
  );
  expect(said).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
});

test.each([
  ['of none', 'liran', '/community/message/999999'],
  ['of others', 'muted', '/community/message/70001'],
])(
  '[R2.6-21] the address of a conversation %s says so by a heading, with a way to the list',
  async (_, persona, path) => {
    const html = await show(persona, path);
    expect(html).toMatch(/<h2[^>]*>对话不存在或已删除</);
    expect(html).toMatch(/<a [^>]*href="\/community\/message\/list"[^>]*>(<span[^>]*>)?查看全部私信/);
  },
);
