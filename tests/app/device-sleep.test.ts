import { expect, onTestFinished, test } from 'vitest';
import { selectFailure, selectForm } from '#machines/session/account-form.ts';
import { selectCanRequest, selectSecondsLeft } from '#machines/session/sms-code.machine.ts';
import { openFaultFixture } from '../harness/faults/fixture.ts';
import { sample } from '../harness/sampling.ts';
import { userOf } from './sign-up.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const open = async (persona: string | null) => {
  const fixture = await openFaultFixture(persona);
  onTestFinished(() => fixture.close());
  /** Nothing runs meanwhile; then everything is late at once, and time goes on. */
  const sleep = async (ms: number) => {
    await fixture.browser.advance(ms);
    for (let turn = 0; turn < 6; turn += 1) await fixture.wait(minute / 2);
  };
  return { fixture, sleep };
};

const sleeps = [
  ['an hour', hour],
  ['a day', day],
  ['30 days', 30 * day],
  ['59 days', 59 * day],
] as const;

test.each(sample(sleeps, 2, 1))(
  '[R4.3-6 R4.3-8 R4.3-11] a member whose computer slept for %s is logged in, has what he typed, and sends it once',
  async (_, ms) => {
    const { fixture, sleep } = await open('liran');
    const { domain } = fixture.backend;
    const article = domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
    await fixture.visit(`/news/${article}`, 'article');
    const comments = fixture.at('page-article/comments');
    comments.send({ type: 'comment.type', text: '睡前写的评论' });
    const conversations = fixture.at('conversations');
    await fixture.until(() => conversations.getSnapshot().context.list.length > 0);
    conversations.send({ type: 'conversation.select', convId: '70001' });
    await fixture.wait();
    const conversation = conversations.getSnapshot().context.refs['70001'];
    conversation.send({ type: 'text.change', text: '睡前写的私信' });
    const issued = () => domain.events.filter(({ type }) => type === 'token.issued').length;
    const before = issued();
    await sleep(ms);
    expect([userOf(fixture).name, issued() - before]).toEqual(['李然', ms >= 30 * day ? 1 : 0]);
    expect([comments.getSnapshot().context.text, conversation.getSnapshot().context.text]).toEqual([
      '睡前写的评论',
      '睡前写的私信',
    ]);
    comments.send({ type: 'comment.submit' });
    conversation.send({ type: 'message.send' });
    for (let turn = 0; turn < 4; turn += 1) await fixture.wait();
    expect(domain.events.flatMap((event) => (event.type === 'comment.written' ? [event.comment.content] : []))).toEqual(
      ['睡前写的评论'],
    );
    expect((domain.tables.messages.get('70001') ?? []).map(({ msgContent }) => msgContent)).toEqual(['睡前写的私信']);
  },
);

test('[R4.3-12] after 61 days the login is over, and what was typed is there for the same member', async () => {
  const { fixture, sleep } = await open('liran');
  const article = fixture.backend.domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
  const comments = () => fixture.at('page-article/comments').getSnapshot().context.text;
  await fixture.visit(`/news/${article}`, 'article');
  fixture.at('page-article/comments').send({ type: 'comment.type', text: '睡前写的评论' });
  await fixture.wait();
  await sleep(61 * day);
  expect(userOf(fixture).isLogined).toBe(false);
  await fixture.logIn('liran');
  await fixture.wait();
  expect(comments()).toBe('睡前写的评论');
});

test.each([
  ['an hour', hour],
  ['30 days', 30 * day],
] as const)(
  '[R2.2-2 R4.4-2] a guest whose computer slept for %s at the login: another picture is offered, and another code',
  async (_, ms) => {
    const { fixture, sleep } = await open(null);
    await fixture.visit('/404', 'page');
    fixture.app().send({ type: 'login.wanted', byTap: true });
    await fixture.wait();
    const login = fixture.at('login');
    login.send({ type: 'tab.choose', tab: 'sms' });
    fixture.at('login/smsLogin').send({ type: 'field.change', field: 'mobile', text: '13900001234' });
    fixture.at('login/smsLogin').send({ type: 'code.request' });
    await fixture.wait();
    const button = () => fixture.at('login/smsLogin/smsCode').getSnapshot();
    expect(selectSecondsLeft(button())).toBeGreaterThan(50);
    const [first] = fixture.backend.codes();
    fixture.at('login/smsLogin').send({ type: 'field.change', field: 'code', text: first?.code ?? '' });
    login.send({ type: 'tab.choose', tab: 'wechat' });
    await fixture.until(() => fixture.at('login/wechatQr').getSnapshot().hasTag('waiting'));
    await sleep(ms);
    const picture = () => fixture.at('login/wechatQr').getSnapshot();
    expect([picture().hasTag('expired'), selectSecondsLeft(button()), selectCanRequest(button())]).toEqual([
      true,
      0,
      true,
    ]);
    fixture.at('login/wechatQr').send({ type: 'qr.reload' });
    await fixture.until(() => picture().hasTag('waiting'));
    expect(picture().hasTag('waiting')).toBe(true);
    // The code of before is over: it says so, and what was typed is still there.
    login.send({ type: 'tab.choose', tab: 'sms' });
    const form = fixture.at('login/smsLogin');
    form.send({ type: 'login.submit' });
    await fixture.wait();
    expect(selectForm(form.getSnapshot()).mobile).toBe('13900001234');
    expect(selectFailure(form.getSnapshot())).toEqual({ tag: 'smsCodeIncorrect' });
    form.send({ type: 'code.request' });
    await fixture.wait();
    form.send({ type: 'field.change', field: 'code', text: fixture.backend.codes()[0]?.code ?? '' });
    form.send({ type: 'login.submit' });
    await fixture.wait();
    expect(userOf(fixture).isLogined).toBe(true);
  },
);
