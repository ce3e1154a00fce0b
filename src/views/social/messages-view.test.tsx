import { expect, test } from 'vitest';
import { openBrowser } from '../../../tests/harness/app.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { Messages } from './Messages.tsx';

const texts = await textsOf('messages');

const show = async (persona: string): Promise<string> => {
  const tab = openBrowser().openTab();
  await tab.visit('/community/message/list');
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
