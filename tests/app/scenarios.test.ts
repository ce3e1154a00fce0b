import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asBindFailure } from '#machines/session/bind-account.form.ts';
import { asBindWechatFailure, serverWords } from '#machines/session/bind-wechat.ts';
import { asLoginFailure } from '#machines/session/login-method.ts';
import { failureKeys } from '#machines/session/login-text.ts';
import { asResetFailure } from '#machines/session/reset-password.form.ts';
import { asSmsCodeFailure } from '#machines/session/sms-code-failure.ts';
import { armFaults, scenarioLogin } from '#mocks/backstage.ts';
import { renewTokens } from '#mocks/domain/rules/tokens.ts';
import { routes } from '#mocks/handlers/routes.ts';
import { makeSeed } from '#mocks/hosts/make-seed.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { scenarios, seedOfScenario } from '#mocks/scenarios.ts';
import type { Failure } from '#services/failure.ts';
import friends from '../../src/i18n/locales/zh/friends.json' with { type: 'json' };
import messages from '../../src/i18n/locales/zh/messages.json' with { type: 'json' };
import registration from '../../src/i18n/locales/zh/registration.json' with { type: 'json' };
import session from '../../src/i18n/locales/zh/session.json' with { type: 'json' };
import share from '../../src/i18n/locales/zh/share.json' with { type: 'json' };

type Refused = Extract<Failure, { readonly tag: 'refused' }>;

interface Row {
  readonly id: string;
  readonly scenario: string;
  /** The call that is disturbed, and what it then answers: an envelope's code, or how the network fails. */
  readonly call?: readonly [endpoint: string, answer: number | 'offline'];
  /** What the reader is told in the end. */
  readonly text?: string;
  /** Which text the app chooses for the refusal. */
  readonly keys?: (failure: Refused) => readonly string[] | string;
  readonly data?: unknown;
}

const bound = (failure: Refused) => failureKeys(asLoginFailure(failure, 'wechat', 'login'));
const e = session.error;

/** Every text of chapter 8, and where it is staged. Without a call the reader comes to it by what he does there. */
const rows: readonly Row[] = [
  {
    id: 'R8.1-1',
    scenario: 'sms-refused',
    call: ['session.sendCode', 1],
    text: e.codeFailed,
    keys: (failure) => failureKeys(asSmsCodeFailure(failure, 'login')),
  },
  {
    id: 'R8.1-2',
    scenario: 'sms-blocked',
    call: ['session.sendCode', 0],
    text: e.securityFailed,
    data: { resultCode: 800 },
  },
  {
    id: 'R8.1-3',
    scenario: 'sms-risky',
    call: ['session.sendCode', 0],
    text: e.securityFailed,
    data: { resultCode: 900 },
  },
  {
    id: 'R8.1-4',
    scenario: 'sms-slider',
    call: ['session.sendCode', 0],
    text: session.slider.title,
    data: { resultCode: 400 },
  },
  {
    id: 'R8.1-6',
    scenario: 'sms-too-frequent',
    call: ['session.sendCode', 429],
    text: e.tooFrequent,
    data: { countdown: 37 },
  },
  {
    id: 'R8.1-7',
    scenario: 'sms-too-frequent',
    call: ['session.sendCode', 429],
    text: session.smsCode.seconds,
    data: { countdown: 37 },
  },
  {
    id: 'R8.1-8',
    scenario: 'sms-refused',
    call: ['session.sendCode', 1],
    text: e.accountMissing,
    keys: (failure) => failureKeys(asSmsCodeFailure(failure, 'reset')).slice(1),
  },
  {
    id: 'R8.2-1',
    scenario: 'wrong-password',
    call: ['session.loginByPassword', 20_022],
    text: e.wrongCredentials,
    keys: (failure) => failureKeys(asLoginFailure(failure, 'password', 'login')),
  },
  {
    id: 'R8.2-2',
    scenario: 'wrong-sms-code',
    call: ['session.loginBySms', 20_003],
    text: e.smsCodeIncorrect,
    keys: (failure) => failureKeys(asLoginFailure(failure, 'sms', 'login')),
  },
  {
    id: 'R8.2-3',
    scenario: 'bind-wrong-code',
    call: ['session.loginByWechatWeb', 20_003],
    text: e.wrongSmsCode,
    keys: bound,
  },
  {
    id: 'R8.2-4',
    scenario: 'bind-other-wechat',
    call: ['session.loginByWechatWeb', 20_009],
    text: e.mobileBoundElsewhere,
    keys: bound,
  },
  {
    id: 'R8.2-5',
    scenario: 'bind-mobile-bound',
    call: ['session.loginByWechatWeb', 20_008],
    text: e.mobileBound,
    keys: bound,
  },
  {
    id: 'R8.2-6',
    scenario: 'bind-wrong-password',
    call: ['session.loginByWechatWeb', 20_022],
    text: e.wrongCredentials,
    keys: bound,
  },
  {
    id: 'R8.2-7',
    scenario: 'login-failed',
    call: ['session.loginByWechatWeb', 20_999],
    text: e.loginFailed,
    keys: bound,
  },
  {
    id: 'R8.2-8',
    scenario: 'wechat-bound-elsewhere',
    call: ['session.bindWechat', 20_007],
    text: '该微信号已绑定其他帐号',
    keys: (failure) => failureKeys(asBindWechatFailure(failure)),
  },
  {
    id: 'R8.2-9',
    scenario: 'wechat-already-bound',
    call: ['session.bindWechat', 20_006],
    text: '该账号已经绑定微信',
    keys: (failure) => failureKeys(asBindWechatFailure(failure)),
  },
  {
    id: 'R8.2-10',
    scenario: 'wechat-server-words',
    call: ['session.bindWechat', 1],
    text: '微信服务暂时不可用',
    keys: serverWords,
  },
  {
    id: 'R8.2-11',
    scenario: 'no-member-info',
    call: ['session.memberInfo', 0],
    text: e.verificationFailed,
    data: null,
  },
  {
    id: 'R8.3-1',
    scenario: 'reset-fails',
    call: ['session.resetPassword', 1],
    text: e.resetFailed,
    keys: (failure) => failureKeys(asResetFailure(failure)),
  },
  { id: 'R8.3-2', scenario: 'fresh', text: session.reset.done },
  {
    id: 'R8.3-3',
    scenario: 'profile-fails',
    call: ['session.saveProfile', 1],
    text: registration.step.profileFailed,
  },
  { id: 'R8.3-4', scenario: 'liran', text: registration.supplement.saved },
  {
    id: 'R8.3-5',
    scenario: 'email-taken',
    call: ['session.bindAccount', 20_021],
    text: '该邮箱已被占用，请绑定其他邮箱',
    keys: (failure) => failureKeys(asBindFailure(failure, 'email')),
  },
  {
    id: 'R8.3-7',
    scenario: 'registration-fails',
    call: ['session.saveWorkHistory', 1],
    text: registration.step.saveFailed,
  },
  { id: 'R8.3-8', scenario: 'skip-fails', call: ['session.saveEducationHistory', 1], text: '服务器错误' },
  { id: 'R8.3-9', scenario: 'tag-unusable', call: ['basic.createTag', 1], text: '该标签不可使用' },
  {
    id: 'R8.4-1',
    scenario: 'friend-repeated',
    call: ['friend.submit', 30_001],
    text: '发送申请失败，60日内不能重复发送好友申请',
  },
  { id: 'R8.4-2', scenario: 'friend-already', call: ['friend.submit', 30_002], text: '发送申请失败，你们已经是好友了' },
  { id: 'R8.4-3', scenario: 'friend-self', call: ['friend.submit', 30_003], text: '不能向自己发送好友申请' },
  {
    id: 'R8.4-4',
    scenario: 'friend-daily-limit',
    call: ['friend.submit', 30_004],
    text: '今日好友申请数量已达上限，明天再发送吧',
  },
  {
    id: 'R8.4-5',
    scenario: 'friend-blacklisted',
    call: ['friend.submit', 30_005],
    text: '对方已把你加入黑名单，无法发送好友申请',
  },
  {
    id: 'R8.4-6',
    scenario: 'friend-server-words',
    call: ['friend.submit', 39_999],
    text: '对方暂不接受好友申请',
    keys: ({ msg }) => msg,
  },
  {
    id: 'R8.4-8',
    scenario: 'answer-expired',
    call: ['friend.approve', 30_011],
    text: '该申请已过期',
    keys: ({ msg }) => msg,
  },
  { id: 'R8.4-10', scenario: 'answer-silent', call: ['friend.ignore', 39_999] },
  { id: 'R8.5-1', scenario: 'templates-fail', call: ['message.templateCategories', 1], text: '获取对话模板失败' },
  { id: 'R8.5-2', scenario: 'list-fails', call: ['message.list', 1], text: '对话列表加载失败，请稍后重试' },
  { id: 'R8.5-3', scenario: 'conversation-fails', call: ['message.page', 1], text: '私信对话加载失败，请稍后重试' },
  { id: 'R8.5-4', scenario: 'conversation-fails', call: ['message.page', 1], text: '对话列表加载失败，请稍后重试！' },
  { id: 'R8.5-5', scenario: 'liran', text: '对话删除成功' },
  { id: 'R8.5-6', scenario: 'delete-fails', call: ['message.delete', 1], text: '对话删除失败' },
  { id: 'R8.5-7', scenario: 'talk-with-strangers', text: '对方不是你的好友，请先发送好友申请，对方接受后才能发起私信' },
  { id: 'R8.5-8', scenario: 'talk-blocked', text: '对方已把你加入黑名单，无法发送消息' },
  { id: 'R8.5-9', scenario: 'muted', text: '您的帐号已被禁言，请联系管理员' },
  { id: 'R8.5-10', scenario: 'liran', text: '请选择一个对话对象' },
  { id: 'R8.5-11', scenario: 'liran', text: '请输入对象内容' },
  { id: 'R8.5-12', scenario: 'upload-fails', call: ['upload.sign', 'offline'], text: '图片发送失败' },
  { id: 'R8.5-13', scenario: 'fresh', text: share.copied },
  { id: 'R8.5-14', scenario: 'malformed-news', call: ['news.page', 0], data: 'not what was asked for' },
];

const known = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(known) : [String(value)];
const texts = new Set(known([messages, registration, session, share, friends]));

const textOf = (key: string): unknown => {
  const [, path = ''] = key.split(':');
  return path
    .split('.')
    .reduce<unknown>((at, part) => (at instanceof Object ? Reflect.get(at, part) : undefined), session);
};

const now = Date.UTC(2026, 7, 3, 1);
const seed = makeSeed(now);

const armed = async (name: string) => {
  expect(scenarios.has(name)).toBe(true);
  const backend = createBackend({ now, seed: seedOfScenario(name, seed) });
  armFaults(backend, name);
  return { backend, credentials: await scenarioLogin(backend, name) };
};

test.each(rows)('[$id] the scenario $scenario leads to "$text"', async ({ scenario, call, text, keys, data }) => {
  const { backend } = await armed(scenario);
  if (!call) {
    expect(texts).toContain(text);
    return;
  }
  const [name, answer] = call;
  const route = routes(backend.domain).find((each) => each.name === name);
  const response = backend.fetch((route?.endpoint.path ?? '').replace(':id', '1'), {
    method: route?.endpoint.method ?? '',
  });
  if (answer === 'offline') {
    await expect(response).rejects.toBeInstanceOf(TypeError);
    expect(texts).toContain(text);
    return;
  }
  const envelope = await (await response).json();
  expect(envelope.code).toBe(answer);
  if (data !== undefined) expect(envelope.data).toEqual(data);
  const found = keys?.({ tag: 'refused', code: envelope.code, msg: envelope.msg, data: envelope.data });
  if (Array.isArray(found)) expect(found.map(textOf)).toEqual([text]);
  else if (found !== undefined) expect(found).toBe(text);
  else if (text !== undefined) expect(texts).toContain(text);
});

test.each(['wechat-bound-elsewhere', 'wechat-already-bound', 'wechat-server-words'])(
  '[R8.2-8 R8.2-9 R8.2-10] whoever is to bind WeChat in %s has none bound yet: the settings offer it to no other',
  async (name) => {
    const { backend, credentials } = await armed(name);
    const state = routes(backend.domain).find((each) => each.name === 'session.accountState')?.endpoint.path ?? '';
    const headers = { authorization: `Bearer ${credentials?.access_token}` };
    const { data } = await (await backend.fetch(state, { headers })).json();
    expect(data).toMatchObject({ isBindWechat: false });
  },
);

test.each([
  ['muted', { isFriend: true, isBlockedMe: false }],
  ['talk-blocked', { isFriend: false, isBlockedMe: true }],
  ['talk-with-strangers', { isFriend: false, isBlockedMe: false }],
])(
  '[R8.5-7 R8.5-8 R8.5-9] in %s there is a conversation to write in, or nobody would be told why he cannot',
  async (name, found) => {
    const { backend, credentials } = await armed(name);
    const headers = { authorization: `Bearer ${credentials?.access_token}` };
    const { data } = await (await backend.fetch('/msg/conversation/list', { headers })).json();
    expect(data).toContainEqual(expect.objectContaining(found));
  },
);

test('where the login is over it is so for the member alone: who is logged out reads on', async () => {
  const { backend, credentials } = await armed('login-over');
  const own = { headers: { authorization: `Bearer ${credentials?.access_token}` } };
  expect((await backend.fetch('/msg/conversation/list', own)).status).toBe(401);
  expect(() => renewTokens(backend.domain, credentials?.refresh_token ?? '')).toThrow();
  expect((await (await backend.fetch('/news/news/page')).json()).code).toBe(0);
});

test('[R8.3-8] what comes before the step that cannot be skipped can be saved, or it would never be reached', async () => {
  const { backend } = await armed('skip-fails');
  expect(backend.faults.list().map(({ rule }) => rule.endpoint)).toEqual([
    'session.saveEducationHistory',
    'session.saveIndustryTags',
  ]);
});

test('no text of chapter 8 is without its scenario', () => {
  const ids = readFileSync(new URL('../../docs/requirements.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([id = '', , kind = '']) => (id.startsWith('R8.') && ['error', 'text'].includes(kind) ? [id] : []));
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test.each([...scenarios.keys()])('the world of %s can be made, and its rules name what there is', async (name) => {
  const { backend, credentials } = await armed(name);
  const names = new Set(routes(backend.domain).map((route) => route.name));
  for (const { rule } of backend.faults.list()) {
    if (rule.endpoint !== undefined && !rule.endpoint.startsWith('/')) expect(names).toContain(rule.endpoint);
  }
  backend.faults.clear();
  const isKnown = scenarios.get(name)?.isLoginOver !== true;
  const bearer =
    credentials && isKnown ? { headers: { authorization: `Bearer ${credentials.access_token}` } } : undefined;
  const pages = ['/news/news/page', '/activity/activity/page', ...(bearer ? ['/msg/conversation/list'] : [])];
  for (const path of pages) expect((await (await backend.fetch(path, bearer)).json()).code).toBe(0);
});
