import { expect, test } from 'vitest';
import { selectIsNameFixed } from '#machines/registration/edit-profile.machine.ts';
import { profileForm } from '#machines/registration/profile-form.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { EditInfo } from './EditInfo.tsx';
import { EditProfile } from './EditProfile.tsx';

const texts = await textsOf();

test('the ways on from what members tell of themselves have a name', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/404');
  await tab.logIn('liran');
  await tab.visit('/community/edit-info', 'page');
  const html = markup(tab.app, texts.zh, <EditInfo actor={tab.at('page-page')} title="标题" />);
  expect(html.match(/<nav[^>]*>/g)?.map((nav) => /aria-label="[^"]+"/.test(nav))).toEqual([true]);
});

test('[R5.3-4] the hint under a name that can be changed does not say that it cannot', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  await tab.logIn('wangfang');
  await tab.visit('/community/edit-info', 'page');
  await browser.advance(1_000);
  const profile = tab.at('page-page/profile');
  expect(selectIsNameFixed(profile.getSnapshot())).toBe(false);
  const html = markup(tab.app, texts.zh, <EditProfile actor={profile} />);
  expect(html).not.toContain('不可修改');
  expect(html).toContain('中文姓名半年内只能修改一次');
  for (const field of profileForm.names) expect(html).toContain(`${texts.zh.t(`registration:field.${field}`)}<`);
});
