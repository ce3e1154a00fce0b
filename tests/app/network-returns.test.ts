import { describe, expect, test } from 'vitest';
import { openBrowser } from '../harness/open-browser.ts';
import { addWork, fillProfile, newMobile, signUp } from './sign-up.ts';

type Failures = Readonly<Record<string, unknown>>;

const failuresIn = ({ failure, failures }: { readonly failure?: unknown; readonly failures?: Failures }): string =>
  JSON.stringify(failures?.save ?? failure ?? null);

/** A form is sent while the network is gone, and then it is back: `told` is what the form says before and after. */
const open = () => {
  const browser = openBrowser();
  const { faults } = browser.backend;
  const tab = browser.openTab();
  const rest = () => browser.advance(1_000);
  const without = async (path: string, send: (form: ReturnType<typeof tab.at>) => void) => {
    await rest();
    const form = tab.at(path);
    const cut = faults.add({ kind: 'offline' });
    send(form);
    await rest();
    await rest();
    const before = failuresIn(form.getSnapshot().context);
    faults.remove(cut);
    tab.app.send({ type: 'connection.returned' });
    await rest();
    return [before, failuresIn(form.getSnapshot().context)];
  };
  return { browser, tab, rest, without };
};

const failureThenNone = [expect.stringContaining('offline'), 'null'];

describe('that the network is gone is said until it is back, and no key is needed for it', () => {
  test('by the ways to log in, the button for a code, and the form for a new password', async () => {
    const { tab, rest, without } = open();
    await tab.visit('/');
    tab.app.send({ type: 'login.wanted', byTap: true });
    await rest();
    for (const method of ['smsLogin', 'passwordLogin'])
      tab.at(`login/${method}`).send({ type: 'field.change', field: 'mobile', text: newMobile });
    tab.at('login/smsLogin').send({ type: 'field.change', field: 'code', text: '123456' });
    tab.at('login/passwordLogin').send({ type: 'field.change', field: 'password', text: 'Shiye2026' });
    for (const method of ['sms', 'password', 'wechat'] as const) {
      tab.at('login').send({ type: 'tab.choose', tab: method });
      expect(await without('login/smsLogin', (form) => form.send({ type: 'login.submit' }))).toEqual(failureThenNone);
      expect(await without('login/passwordLogin', (form) => form.send({ type: 'login.submit' }))).toEqual(
        failureThenNone,
      );
    }
    const request = () => tab.at('login/smsLogin').send({ type: 'code.request' });
    expect(await without('login/smsLogin/smsCode', request)).toEqual(failureThenNone);
    tab.at('login').send({ type: 'tab.choose', tab: 'password' });
    tab.at('login').send({ type: 'password.forgotten' });
    await rest();
    const reset = tab.at('login/resetPassword');
    for (const field of ['password', 'confirmation'] as const)
      reset.send({ type: 'field.change', field, text: 'Shiye2027' });
    reset.send({ type: 'field.change', field: 'code', text: '123456' });
    expect(await without('login/resetPassword', (form) => form.send({ type: 'reset.submit' }))).toEqual(
      failureThenNone,
    );
  });

  test('by every step of the registration', async () => {
    const { browser, tab, without } = open();
    await tab.visit('/');
    await signUp(browser, tab);
    const profile = () => fillProfile(browser, tab);
    expect(await without('wizard/supplement', () => void profile())).toEqual(failureThenNone);
    await profile();
    const skip = (form: { send: (event: { type: string }) => void }) => form.send({ type: 'step.skip' });
    expect(await without('wizard/workHistory', () => void addWork(browser, tab, 'entry.finish'))).toEqual(
      failureThenNone,
    );
    await addWork(browser, tab, 'entry.finish');
    expect(await without('wizard/educationHistory', skip)).toEqual(failureThenNone);
    skip(tab.at('wizard/educationHistory'));
    expect(await without('wizard/industryTags', skip)).toEqual(failureThenNone);
  });

  test("by the forms of a member's own pages", async () => {
    const { tab, rest, without } = open();
    await rest();
    await tab.logIn('wangfang');
    await tab.visit('/community/edit-info', 'info');
    await rest();
    const rename = (form: { send: (event: object) => void }) => {
      form.send({ type: 'field.change', field: 'nickname', text: '王芳芳' });
      form.send({ type: 'profile.submit' });
    };
    expect(await without('page-info/profile', rename)).toEqual(failureThenNone);
    tab.at('page-info/education').send({ type: 'entry.new' });
    const school = (form: { send: (event: object) => void }) => {
      form.send({ type: 'field.change', field: 'school', text: '江南大学' });
      form.send({ type: 'field.change', field: 'startTime', text: '2016-09' });
      form.send({ type: 'entry.finish' });
    };
    expect(await without('page-info/education/educationHistory', school)).toEqual(failureThenNone);
    await tab.visit('/community/mine/account-setting', 'account');
    await rest();
    tab.at('page-account').send({ type: 'section.open', section: 'email' });
    const bind = (form: { send: (event: object) => void }) => {
      form.send({ type: 'field.change', field: 'email', text: 'wf@shiye.example' });
      form.send({ type: 'field.change', field: 'code', text: '123456' });
      form.send({ type: 'bind.submit' });
    };
    expect(await without('page-account/bindEmail', bind)).toEqual(failureThenNone);
  });

  test('by a friend request and by the report of a post', async () => {
    const { browser, tab, rest, without } = open();
    await rest();
    await tab.logIn('liran');
    const nonFriend = [...browser.backend.domain.tables.members.keys()].find((id) => id === '1003') ?? '';
    tab.app.send({ type: 'friend.apply', memberId: nonFriend, name: '周默' });
    const ask = (form: { send: (event: object) => void }) =>
      form.send({ type: 'request.submit', introduction: '您好' });
    expect(await without('friends/request', ask)).toEqual(failureThenNone);
    const id = browser.backend.domain.seed.posts().find(({ authorId, isDraft }) => authorId !== '1001' && !isDraft)?.id;
    await tab.visit(`/community/post/${id}`, 'post');
    await rest();
    const report = (form: { send: (event: object) => void }) => {
      form.send({ type: 'request.open' });
      form.send({ type: 'field.change', field: 'reason', text: 'fraud' });
      form.send({ type: 'request.submit' });
    };
    expect(await without('page-post/report', report)).toEqual(failureThenNone);
  });
});
