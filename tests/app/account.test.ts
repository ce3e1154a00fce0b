import { expect, test } from 'vitest';
import { selectErrors, selectForm } from '#machines/registration/supplement.machine.ts';
import { failureKeys } from '#machines/session/login-text.ts';
import { hasPassword } from '#mocks/domain/rules/accounts.ts';
import { workOf } from '#mocks/domain/rules/registration.ts';
import { industryTagsOf } from '#mocks/domain/rules/tags.ts';
import { phone } from '#mocks/domain/rules/wechat.ts';
import { wechatPath } from '#services/contract/wechat.contract.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';
import { noticesOf, userOf } from './sign-up.ts';

const editInfo = '/community/edit-info';
const setting = '/community/mine/account-setting';

/** A page in a tab where a persona is logged in; `part` is the path of a chart on the page. */
const openAs = async (persona: string, path: string, browser = openBrowser(), input = {}) => {
  const tab = browser.openTab(input);
  await settle();
  const { domain } = browser.backend;
  await tab.logIn(persona);
  await until(() => userOf(tab).isRegistered);
  await tab.visit(path, 'page');
  const part = (name: string) => tab.at(name === '' ? 'page-page' : `page-page/${name}`);
  await until(() => Object.hasOwn(tab.app.getSnapshot().children, 'page-page'));
  return { ...browser, tab, part, memberId: domain.seed.personas.get(persona) ?? '' };
};

const openEditor = async (persona = 'wangfang', browser = openBrowser()) => {
  const opened = await openAs(persona, editInfo, browser);
  const profile = opened.part('profile');
  await until(() => profile.getSnapshot().context.loaded !== null);
  return { ...opened, profile, rest: () => opened.backend.clock.advance(1_000) };
};

test('[R6-11 R8.3-4 R7.1-21 R7.1-22] the own profile is loaded, changed and saved, and the bar shows the new name', async () => {
  const { tab, profile, memberId, backend } = await openEditor();
  expect(selectForm(profile.getSnapshot()).texts).toMatchObject({ nickname: '王芳', gender: 'FEMALE' });
  profile.send({ type: 'field.change', field: 'nickname', text: '王芳芳' });
  profile.send({ type: 'profile.submit' });
  await until(() => userOf(tab).name === '王芳芳');
  expect(userOf(tab).isRegistered).toBe(true);
  expect(noticesOf(tab)).toEqual(['registration:supplement.saved']);
  expect(backend.domain.tables.members.get(memberId)?.profile.nickname).toBe('王芳芳');
});

test('[R5.3-4 R5.3-5] a Chinese name that was changed cannot be changed again within half a year', async () => {
  const { profile, rest } = await openEditor();
  profile.send({ type: 'field.change', field: 'nickname', text: '王小芳' });
  profile.send({ type: 'profile.submit' });
  await until(() => profile.getSnapshot().context.loaded?.nameEditable === false);
  rest();
  profile.send({ type: 'field.change', field: 'nickname', text: '王大芳' });
  profile.send({ type: 'field.leave', field: 'nickname' });
  expect(selectErrors(profile.getSnapshot())).toEqual({ nickname: { code: 'nameOnceInHalfYear' } });
  rest();
  profile.send({ type: 'profile.submit' });
  expect(profile.getSnapshot().matches({ form: 'editing' })).toBe(true);
});

test('[R6-11] what is typed while the profile is being saved stays in the form, as a draft, and is not overwritten by the answer', async () => {
  const { profile, backend, tab, memberId } = await openEditor();
  const hold = backend.faults.add({ endpoint: 'session.saveProfile', kind: 'hold' });
  profile.send({ type: 'field.change', field: 'position', text: '采购总监' });
  profile.send({ type: 'profile.submit' });
  await settle();
  profile.send({ type: 'field.change', field: 'position', text: '采购总监兼研发' });
  profile.send({ type: 'field.change', field: 'company', text: '味研所' });
  backend.faults.release(hold);
  await until(() => noticesOf(tab).includes('registration:supplement.saved'));
  await until(() => profile.getSnapshot().matches({ profile: 'loaded' }));
  expect(profile.getSnapshot().context.loaded?.position).toBe('采购总监');
  expect(profile.getSnapshot().hasTag('restored')).toBe(false);
  expect(selectForm(profile.getSnapshot()).texts).toMatchObject({ position: '采购总监兼研发', company: '味研所' });
  expect(backend.domain.tables.members.get(memberId)?.profile.position).toBe('采购总监');
  expect(tab.at('drafts').getSnapshot().context.drafts[`${memberId}:profile`]?.fields).toMatchObject({
    position: '采购总监兼研发',
    company: '味研所',
  });
});

test('[R5.7-10] a second click after a quick answer saves nothing; one after 800 ms does', async () => {
  const { profile, backend, tab, rest } = await openEditor();
  const saves = () => backend.domain.events.filter(({ type }) => type === 'profile.saved').length;
  const before = saves();
  profile.send({ type: 'profile.submit' });
  await until(() => noticesOf(tab).includes('registration:supplement.saved'));
  await until(() => profile.getSnapshot().matches({ profile: 'loaded' }));
  profile.send({ type: 'profile.submit' });
  await settle();
  expect(saves() - before).toBe(1);
  rest();
  profile.send({ type: 'profile.submit' });
  await until(() => saves() - before === 2);
});

test('[R6-11] unsaved changes survive leaving and closing the page; they are restored, said so, and can be given up', async () => {
  const browser = openBrowser();
  const first = await openEditor('wangfang', browser);
  first.profile.send({ type: 'field.change', field: 'position', text: '采购总监' });
  browser.backend.clock.advance(1_000);
  await settle();
  first.tab.app.stop();
  const tab = browser.openTab();
  await tab.visit(editInfo, 'page');
  await until(() => Object.hasOwn(tab.app.getSnapshot().children, 'page-page'));
  const profile = tab.at('page-page/profile');
  await until(() => profile.getSnapshot().context.loaded !== null);
  expect(profile.getSnapshot().hasTag('restored')).toBe(true);
  expect(selectForm(profile.getSnapshot()).texts.position).toBe('采购总监');
  profile.send({ type: 'draft.discard' });
  expect(selectForm(profile.getSnapshot()).texts.position).toBe('采购经理');
  expect(profile.getSnapshot().hasTag('restored')).toBe(false);
});

test('[R6-11 R6-15] a member who is muted while the form is open finds what was typed, and goes on from there', async () => {
  const { tab, profile, part, memberId, backend } = await openEditor();
  profile.send({ type: 'field.change', field: 'position', text: '采购总监' });
  Object.assign(backend.domain.tables.members.get(memberId) ?? {}, { isBanned: true });
  tab.at('session').send({ type: 'member.changed' });
  await until(() => tab.app.getSnapshot().context.user?.role === 'muted');
  expect(selectForm(part('profile').getSnapshot()).texts.position).toBe('采购总监');
  part('profile').send({ type: 'field.change', field: 'company', text: '味研所' });
  expect(tab.at('drafts').getSnapshot().context.drafts[`${memberId}:profile`]?.fields).toMatchObject({
    position: '采购总监',
    company: '味研所',
  });
});

test('[R7.1-24 R5.4-1] an entry of the work history is added by the form of the registration', async () => {
  const { part, tab, backend, memberId } = await openEditor();
  const list = part('work');
  await until(() => list.getSnapshot().hasTag('shown'));
  const before = list.getSnapshot().context.items.work.length;
  list.send({ type: 'entry.new' });
  const form = part('work/workHistory');
  await settle();
  form.send({ type: 'field.change', field: 'position', text: '采购总监' });
  form.send({ type: 'field.change', field: 'company', text: '味研所' });
  form.send({ type: 'field.change', field: 'startTime', text: '2024-03' });
  form.send({ type: 'entry.finish' });
  await until(() => list.getSnapshot().context.items.work.length === before + 1);
  expect(list.getSnapshot().context.items.work[0]).toMatchObject({ position: '采购总监', company: '味研所' });
  expect(workOf(backend.domain, memberId)).toHaveLength(before + 1);
  expect(noticesOf(tab)).toEqual(['registration:work.saved']);
});

test('[R7.1-26 R7.7-5] the tags that are chosen already are among those to choose from, and are saved together', async () => {
  const { part, backend, memberId } = await openEditor();
  const list = part('tags');
  await until(() => list.getSnapshot().hasTag('shown'));
  const own = industryTagsOf(backend.domain, memberId).map(({ tagId }) => tagId);
  list.send({ type: 'entry.new' });
  const form = part('tags/industryTags');
  await until(() => form.getSnapshot().context.hot.length > 0);
  const more = form.getSnapshot().context.hot.find(({ id }: { id: number }) => !own.includes(id));
  form.send({ type: 'tag.choose', ...more });
  form.send({ type: 'tags.confirm' });
  await until(() => list.getSnapshot().context.items.tags.length === own.length + 1);
  expect(industryTagsOf(backend.domain, memberId).map(({ tagId }) => tagId)).toEqual([...own, more?.id]);
});

const openSetting = async (persona: string, browser = openBrowser(), input = {}) => {
  const opened = await openAs(persona, setting, browser, input);
  const page = opened.part('');
  await until(() => page.getSnapshot().hasTag('shown'));
  const open = (section: string) => page.send({ type: 'section.open', section });
  const codeFor = async (account: string) => {
    await until(() => opened.backend.codes()[0]?.account === account);
    await settle();
    return opened.backend.codes()[0]?.code ?? '';
  };
  return { ...opened, page, open, codeFor };
};

test.each([
  ['[R7.1-16 R7.1-18] another mobile', 'mobile', 'bindMobile', '139 0000-1111', '+8613900001111'],
  ['[R7.1-12 R7.1-16] an email that nobody has', 'email', 'bindEmail', ' wf@example.com ', 'wf@example.com'],
] as const)('%s is bound with the code that was sent to it', async (_, kind, child, typed, account) => {
  const { open, part, page, codeFor, tab, backend, memberId } = await openSetting('wangfang');
  open(kind);
  const form = part(child);
  form.send({ type: 'field.change', field: kind, text: typed });
  form.send({ type: 'code.request' });
  form.send({ type: 'field.change', field: 'code', text: await codeFor(account) });
  form.send({ type: 'bind.submit' });
  await until(() => page.getSnapshot().context.account?.[kind === 'mobile' ? 'phoneNumber' : 'email'] === account);
  const { memberByMobile, memberByEmail } = backend.domain.tables;
  expect((kind === 'mobile' ? memberByMobile : memberByEmail).get(account)).toBe(memberId);
  expect(noticesOf(tab)).toEqual([`account:${kind}.bound`]);
});

test('[R7.1-16] what was bound is shown, also where another form is opened before it has been loaded anew', async () => {
  const { open, part, page, codeFor, backend } = await openSetting('wangfang');
  open('mobile');
  const form = part('bindMobile');
  form.send({ type: 'field.change', field: 'mobile', text: '13900001112' });
  form.send({ type: 'code.request' });
  form.send({ type: 'field.change', field: 'code', text: await codeFor('+8613900001112') });
  const held = backend.faults.add({ endpoint: 'session.accountState', kind: 'hold' });
  form.send({ type: 'bind.submit' });
  await until(() => page.getSnapshot().children.bindMobile === undefined);
  open('email');
  backend.faults.release(held);
  await until(() => page.getSnapshot().context.account?.phoneNumber === '+8613900001112');
  expect(page.getSnapshot().hasTag('email')).toBe(true);
});

test.each([
  ['[R8.2-3] a wrong code', 'mobile', '13900001111', '000000', 'session:error.wrongSmsCode'],
  ['[R8.2-5] the mobile of another member', 'mobile', '13800000001', null, 'session:error.mobileBound'],
  ['[R8.2-3] a wrong code from the mailbox', 'email', 'wangfang@example.com', '000000', 'session:error.wrongEmailCode'],
  ['[R8.3-5] the email of another member', 'email', 'liran@example.com', null, 'session:error.emailTaken'],
] as const)(
  '%s is told until another code is asked for, and nothing is bound',
  async (_, kind, account, typed, key) => {
    const { open, part, codeFor, backend, memberId } = await openSetting('wangfang');
    const before = backend.domain.tables.members.get(memberId);
    open(kind);
    const form = part(kind === 'mobile' ? 'bindMobile' : 'bindEmail');
    form.send({ type: 'field.change', field: kind, text: account });
    form.send({ type: 'code.request' });
    const code = await codeFor(kind === 'mobile' ? `+86${account}` : account);
    form.send({ type: 'field.change', field: 'code', text: typed ?? code });
    form.send({ type: 'bind.submit' });
    await until(() => form.getSnapshot().context.failure !== null);
    expect(failureKeys(form.getSnapshot().context.failure)).toEqual([key]);
    expect(backend.domain.tables.members.get(memberId)).toEqual(before);
    form.send({ type: 'code.request' });
    expect(form.getSnapshot().context.failure).toBeNull();
  },
);

test('why no code came is not said beside a binding that is refused', async () => {
  const { open, part, backend } = await openSetting('wangfang');
  open('mobile');
  const form = part('bindMobile');
  form.send({ type: 'field.change', field: 'mobile', text: '13912340009' });
  form.send({ type: 'code.request' });
  const button = part('bindMobile/smsCode');
  await until(() => button.getSnapshot().context.failure !== null);
  backend.faults.add({ endpoint: 'session.bindAccount', kind: 'offline' });
  form.send({ type: 'field.change', field: 'code', text: '000000' });
  form.send({ type: 'bind.submit' });
  await until(() => form.getSnapshot().context.failure !== null);
  expect(button.getSnapshot().context.failure).toBeNull();
});

test('[R4.1-15] WeChat is bound by the picture', async () => {
  const { open, part, page, backend, tab, memberId } = await openSetting('wangfang');
  expect(page.getSnapshot().context.account?.isBindWechat).toBe(false);
  open('wechat');
  await until(() => part('wechatQr').getSnapshot().hasTag('waiting'));
  phone.confirm(backend.domain, 'openid-new');
  await until(() => page.getSnapshot().context.account?.isBindWechat === true);
  expect(backend.domain.tables.members.get(memberId)?.openid).toBe('openid-new');
  expect(noticesOf(tab)).toEqual(['session:wechat.bound']);
});

test('[R4.1-15 R4.1-16] inside WeChat the user leaves to bind, and comes back to the settings', async () => {
  const inWechat = { isInWechat: true, isMobile: true, wechatAuthorizeUrl: `${wechatPath.authorize}?as=unbound` };
  const browser = openBrowser();
  const { tab, open, backend, memberId } = await openSetting('wangfang', browser, inWechat);
  open('wechat');
  await until(() => tab.wanted.length > 0);
  const [left] = tab.wanted;
  const back = new URL(left?.type === 'leave.wanted' ? left.url : '');
  tab.app.stop();
  const again = browser.openTab(inWechat);
  await again.visit(back.pathname);
  again.app.send({
    type: 'wechat.returned',
    code: back.searchParams.get('code'),
    state: back.searchParams.get('state'),
  });
  await until(() => again.wanted.length > 0);
  expect(again.wanted).toEqual([{ type: 'navigation.wanted', to: setting, replace: true }]);
  expect(backend.domain.tables.members.get(memberId)?.openid).not.toBeNull();
  expect(noticesOf(again)).toEqual(['session:wechat.bound']);
});

test('[R5.2-1 R7.1-15 R8.3-2] a new password ends every login; the new one is good', async () => {
  const { open, part, tab, backend, memberId, codeFor } = await openSetting('wangfang');
  open('password');
  const form = part('resetPassword');
  form.send({ type: 'code.request' });
  const code = await codeFor('+8613800000002');
  form.send({ type: 'field.change', field: 'code', text: code });
  form.send({ type: 'field.change', field: 'password', text: 'Dumpling88' });
  form.send({ type: 'field.change', field: 'confirmation', text: 'Dumpling88' });
  form.send({ type: 'reset.submit' });
  await until(() => !userOf(tab).isLogined);
  expect(hasPassword(backend.domain, memberId, 'Dumpling88')).toBe(true);
  await until(() => tab.app.getSnapshot().children.login !== undefined);
  expect(noticesOf(tab)).toContain('session:reset.done');
});

test('[R4.3-2 R7.1-9] who takes the place of a member sees his own membership, and at no time that of the other', async () => {
  const { page, part, tab, backend } = await openSetting('liran');
  const membership = part('membership');
  const levelOf = () => membership.getSnapshot().context.data?.level ?? null;
  await until(() => levelOf() !== null);
  const [before, rows] = [levelOf(), backend.domain.tables.members];
  const other = rows.get(backend.domain.seed.personas.get('wangfang') ?? '');
  expect(other?.level).not.toBe(before);
  const held = backend.faults.add({ endpoint: 'session.membership', kind: 'hold' });
  await tab.logIn('wangfang');
  await until(() => userOf(tab).name === '王芳');
  await until(() => page.getSnapshot().context.account?.phoneNumber === '+8613800000002');
  expect(levelOf()).toBeNull();
  backend.faults.release(held);
  await until(() => levelOf() === (other?.level ?? 'none'));
});

test('[R4.3-2] nothing of the member stays on his pages for the next user', async () => {
  const { page } = await openSetting('wangfang');
  page.send({ type: 'user.changed', memberId: null, role: 'guest', how: 'left' });
  expect(page.getSnapshot().context.account).toBeNull();
  const { part } = await openEditor();
  const before = part('profile');
  part('').send({ type: 'user.changed', memberId: '1001', role: 'registered', how: 'entered' });
  expect(part('profile')).not.toBe(before);
  expect(part('profile').getSnapshot().context).toMatchObject({ typed: {}, loaded: null });
});
