import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../fixtures.ts';
import type { Tab } from '../tab.ts';

const said = (name: string, text: string) =>
  ({ role: 'article', name, text, within: { role: 'log', name: '对话' } }) as const;

const write = async (tab: Tab, text: string): Promise<void> => {
  await tab.show();
  await tab.write({ role: 'textbox', name: '输入消息' }, text);
  await tab.key('Enter');
};

test('[R1-11 R5.7-4] two members write to each other; a message waits for the line, says so, and goes once', async ({
  tab,
  openTab,
}) => {
  const path = '/community/message/70001?tab=own';
  const [question, answer, late] = ['周二上午到工厂，方便吗', '方便，我去高铁站接您', '样品也一起带来'] as const;
  await tab.goto(`${path}&persona=liran`);
  const other = await openTab();
  await other.goto(`${path}&persona=wangfang`);
  await write(tab, question);
  await tab.see(said('我说', `${question}已发送`));
  await write(other, answer);
  await other.see(said('李然说', question));
  await tab.show();
  await tab.see(said('王芳说', answer));

  await tab.driver.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.realtime.down(600_000);
  }, null);
  await write(tab, late);
  await tab.see(said('我说', late));
  await tab.advance(10_000);
  await tab.see({ role: 'button', name: '重试', within: said('我说', `${late}发送失败`) });
  expect(await other.count(said('李然说', late))).toBe(0);
  await tab.advance(600_000);
  await tab.see(said('我说', `${late}已发送`));
  await other.show();
  for (const again of [false, true]) {
    if (again) await other.reload();
    await other.see(said('李然说', late));
  }
  const sent = await tab.driver.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    return backstage.events().filter(({ type }) => type === 'message.sent').length;
  }, null);
  expect(sent).toBe(3);
});
