import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[R2.2-4 R2.2-5 R2.2-6 R2.2-7 R4.2-1 R4.2-23 R8.1-4] a newcomer registers: slider, code, profile, work, education, tags', async ({
  tab,
  words,
}) => {
  const mobile = '13900030400';
  const login = { role: 'dialog', name: words.logIn } as const;
  const profile = { role: 'dialog', name: words.supplement } as const;
  const work = { role: 'dialog', name: words.work } as const;
  const education = { role: 'dialog', name: words.education } as const;
  const tags = { role: 'dialog', name: words.tags } as const;
  await tab.goto('/404');
  await tab.press({ role: 'button', name: words.logIn, within: { role: 'banner' } });
  await tab.press({ role: 'tab', name: words.sms, within: login });
  await tab.write({ role: 'textbox', name: words.mobile, within: login }, mobile);
  await tab.press({ role: 'button', name: words.getCode, within: login });
  await tab.drag({ role: 'slider', name: words.slider, within: login }, [
    { x: 120, y: 0 },
    { x: 320, y: 0 },
  ]);
  await tab.write({ role: 'textbox', name: words.code, within: login }, await tab.code(mobile));
  await tab.press({ role: 'button', name: words.logIn, within: login });

  await tab.write({ role: 'textbox', name: words.name, within: profile }, '林小满');
  await tab.press({ role: 'radio', name: words.female, within: profile });
  await tab.write({ role: 'combobox', name: words.company, within: profile }, '小满茶饮');
  await tab.write({ role: 'textbox', name: words.position, within: profile }, '研发');
  await tab.press({ role: 'combobox', name: words.location, within: profile });
  for (const name of words.region) await tab.press({ role: 'option', name });
  await tab.press({ role: 'button', name: words.next, within: profile });

  await tab.write({ role: 'textbox', name: words.position, within: work }, '研发');
  await tab.write({ role: 'combobox', name: words.company, within: work }, '小满茶饮');
  await tab.write({ role: 'textbox', name: words.startTime, within: work }, '2020-03');
  await tab.press({ role: 'button', name: words.finish, within: work });
  await tab.write({ role: 'textbox', name: words.school, within: education }, '江南大学');
  await tab.write({ role: 'textbox', name: words.startTime, within: education }, '2016-09');
  await tab.press({ role: 'button', name: words.finish, within: education });
  await tab.press({ role: 'button', pressed: false, within: tags, nth: 0 });
  await tab.press({ role: 'button', name: words.confirmTags, within: tags });
  await tab.seeNo({ role: 'dialog' });
  for (const again of [false, true]) {
    if (again) await tab.reload();
    await expect.poll(async () => (await tab.see({ role: 'button', name: words.menu })).description).toBe('林小满');
  }
});
