import { expect, onTestFinished, test } from 'vitest';
import { selectForm } from '#machines/session/account-form.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { openFaultFixture } from '../harness/faults/fixture.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { addWork, fillProfile, signUp } from './sign-up.ts';

/** What the browser's own buttons do: pages that were there before, again and again. */
const backAndForward = async (visit: (url: string, entry?: string) => Promise<void>) => {
  for (const entry of ['first', 'second', 'first', 'second'])
    await visit(entry === 'first' ? '/flash' : '/company', entry);
};

test('[R4.2-1 R2.2-4] back and forward in the middle of the wizard: it stays where it was, with what was typed', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/flash', 'first');
  await signUp(browser, tab);
  const profile = tab.at('wizard/supplement');
  profile.send({ type: 'field.change', field: 'nickname', text: '林小满' });
  await backAndForward(tab.visit);
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'completing' });
  expect(tab.at('wizard/supplement').getSnapshot().context.typed.texts).toMatchObject({ nickname: '林小满' });
  await fillProfile(browser, tab);
  tab.at('wizard/workHistory').send({ type: 'field.change', field: 'position', text: '研发' });
  await backAndForward(tab.visit);
  expect(tab.at('wizard/workHistory').getSnapshot().context.typed.texts.position).toBe('研发');
  await addWork(browser, tab, 'entry.finish');
  expect(tab.at('wizard').getSnapshot().value).toBe('education');
});

test('[R2.2-14 R1-9] back and forward under a dialog lose nothing that was typed into it', async () => {
  const fixture = await openFaultFixture('liran');
  onTestFinished(() => fixture.close());
  const { visit } = fixture.tab();
  await visit('/flash', 'first');
  fixture.app().send({ type: 'friend.apply', memberId: '1030', name: '会员' });
  await fixture.until(() => fixture.app().getSnapshot().children.friends?.getSnapshot().matches('requesting'));
  fixture.at('friends/request').send({ type: 'field.change', field: 'introduction', text: '想向您请教' });
  await backAndForward(visit);
  expect(JSON.stringify(fixture.at('friends/request').getSnapshot().context)).toContain('想向您请教');

  const conversations = fixture.at('conversations');
  conversations.send({ type: 'dialog.open' });
  await fixture.wait();
  conversations.send({ type: 'conversation.select', convId: '70001' });
  await fixture.wait();
  const text = () => conversations.getSnapshot().context.refs['70001'].getSnapshot().context.text;
  conversations.getSnapshot().context.refs['70001'].send({ type: 'text.change', text: '写到一半' });
  await backAndForward(visit);
  expect([conversations.getSnapshot().hasTag('open'), text()]).toEqual([false, '写到一半']);
});

test('back and forward at the login: the form is still there, with what was typed', async () => {
  const fixture = await openFaultFixture(null);
  onTestFinished(() => fixture.close());
  const { visit } = fixture.tab();
  await visit('/flash', 'first');
  fixture.app().send({ type: 'login.wanted', byTap: true });
  await fixture.wait();
  fixture.at('login/smsLogin').send({ type: 'field.change', field: 'mobile', text: '13900001234' });
  await backAndForward(visit);
  expect(selectForm(fixture.at('login/smsLogin').getSnapshot()).mobile).toBe('13900001234');
});

test('[R4.3-2] a page taken out of the back-forward cache, in which others have logged out meanwhile, is a guest’s', async () => {
  const listeners: ((key: string, text: string | null) => void)[] = [];
  let isFrozen = false;
  const fixture = await openFaultFixture('liran', {
    host: (own) => ({
      store: {
        ...own,
        onForeignWrite: (written) => {
          listeners.push(written);
          return own.onForeignWrite((key, text) => {
            if (!isFrozen) written(key, text);
          });
        },
      },
    }),
  });
  onTestFinished(() => fixture.close());
  isFrozen = true;
  const other = fixture.browser.openTab();
  onTestFinished(() => {
    other.app.stop();
  });
  await other.visit('/404');
  await settle();
  other.at('session').send({ type: 'session.close' });
  await settle();
  const isIn = () => fixture.at('session').getSnapshot().hasTag('authenticated');
  expect(isIn()).toBe(true);
  // As `services/storage/missed-changes.ts` tells it (missed-changes.test.ts).
  isFrozen = false;
  for (const listener of listeners)
    listener(stored.session.key, fixture.browser.storage.values.get(stored.session.key) ?? null);
  await settle();
  expect(isIn()).toBe(false);
});
