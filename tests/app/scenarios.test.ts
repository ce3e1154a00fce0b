import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asBindFailure } from '#machines/session/bind-account.form.ts';
import { asBindWechatFailure, serverWords } from '#machines/session/bind-wechat.ts';
import { asLoginFailure } from '#machines/session/login-result.ts';
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
import failures from '../../src/i18n/locales/zh/failure.json' with { type: 'json' };
import messages from '../../src/i18n/locales/zh/messages.json' with { type: 'json' };
import registration from '../../src/i18n/locales/zh/registration.json' with { type: 'json' };
import session from '../../src/i18n/locales/zh/session.json' with { type: 'json' };
import share from '../../src/i18n/locales/zh/share.json' with { type: 'json' };

type Refused = Extract<Failure, { readonly tag: 'refused' }>;

type Call = readonly [endpoint: string, answer: number | 'offline'];
/** Which text the app chooses for a refusal. */
type Choice = (failure: Refused) => readonly string[] | string;

/**
 * A text, the scenario that leads to it, the call that is disturbed there with what it then answers (an envelope's code,
 * or how the network fails), what the reader is told in the end, and how the app comes to it.
 */
type Row = readonly [
  id: string,
  scenario: string,
  Call | null,
  text?: string | undefined,
  by?: Choice | { readonly data: unknown },
];

const e = session.error;
const code: Choice = (failure) => failureKeys(asSmsCodeFailure(failure, 'login'));
const resetCode: Choice = (failure) => failureKeys(asSmsCodeFailure(failure, 'reset')).slice(1);
const password: Choice = (failure) => failureKeys(asLoginFailure(failure, 'password', 'login'));
const sms: Choice = (failure) => failureKeys(asLoginFailure(failure, 'sms', 'login'));
const wechat: Choice = (failure) => failureKeys(asLoginFailure(failure, 'wechat', 'login'));
const bindWechat: Choice = (failure) => failureKeys(asBindWechatFailure(failure));
const bindEmail: Choice = (failure) => failureKeys(asBindFailure(failure, 'email'));
const reset: Choice = (failure) => failureKeys(asResetFailure(failure));
const inItsWords: Choice = ({ msg }) => msg;

/** Every text of chapter 8, and where it is staged. Without a call the reader comes to it by what he does there. */
const rows: readonly Row[] = [
  ['R8.1-1', 'sms-refused', ['session.sendCode', 1], e.codeFailed, code],
  ['R8.1-2', 'sms-blocked', ['session.sendCode', 0], e.securityFailed, { data: { resultCode: 800 } }],
  ['R8.1-3', 'sms-risky', ['session.sendCode', 0], e.securityFailed, { data: { resultCode: 900 } }],
  ['R8.1-4', 'sms-slider', ['session.sendCode', 0], session.slider.title, { data: { resultCode: 400 } }],
  ['R8.1-6', 'sms-too-frequent', ['session.sendCode', 429], e.tooFrequent, { data: { countdown: 37 } }],
  ['R8.1-7', 'sms-too-frequent', ['session.sendCode', 429], session.smsCode.seconds, { data: { countdown: 37 } }],
  ['R8.1-8', 'sms-refused', ['session.sendCode', 1], e.accountMissing, resetCode],
  ['R8.2-1', 'wrong-password', ['session.loginByPassword', 20_022], e.wrongCredentials, password],
  ['R8.2-2', 'wrong-sms-code', ['session.loginBySms', 20_003], e.smsCodeIncorrect, sms],
  ['R8.2-3', 'bind-wrong-code', ['session.loginByWechatWeb', 20_003], e.wrongSmsCode, wechat],
  ['R8.2-4', 'bind-other-wechat', ['session.loginByWechatWeb', 20_009], e.mobileBoundElsewhere, wechat],
  ['R8.2-5', 'bind-mobile-bound', ['session.loginByWechatWeb', 20_008], e.mobileBound, wechat],
  ['R8.2-6', 'bind-wrong-password', ['session.loginByWechatWeb', 20_022], e.wrongCredentials, wechat],
  ['R8.2-7', 'login-failed', ['session.loginByWechatWeb', 20_999], e.loginFailed, wechat],
  ['R8.2-8', 'wechat-bound-elsewhere', ['session.bindWechat', 20_007], '该微信号已绑定其他帐号', bindWechat],
  ['R8.2-9', 'wechat-already-bound', ['session.bindWechat', 20_006], '该账号已经绑定微信', bindWechat],
  ['R8.2-10', 'wechat-server-words', ['session.bindWechat', 1], '微信服务暂时不可用', serverWords],
  ['R8.2-11', 'no-member-info', ['session.memberInfo', 0], e.verificationFailed, { data: null }],
  ['R8.3-1', 'reset-fails', ['session.resetPassword', 1], e.resetFailed, reset],
  ['R8.3-2', 'fresh', null, session.reset.done],
  ['R8.3-3', 'profile-fails', ['session.saveProfile', 1], registration.step.profileFailed],
  ['R8.3-4', 'liran', null, registration.supplement.saved],
  ['R8.3-5', 'email-taken', ['session.bindAccount', 20_021], '该邮箱已被占用，请绑定其他邮箱', bindEmail],
  ['R8.3-7', 'registration-fails', ['session.saveWorkHistory', 1], registration.step.saveFailed],
  ['R8.3-8', 'skip-fails', ['session.saveEducationHistory', 1], '服务器错误'],
  ['R8.3-9', 'tag-unusable', ['basic.createTag', 1], '该标签不可使用'],
  ['R8.4-1', 'friend-repeated', ['friend.submit', 30_001], '发送申请失败，60日内不能重复发送好友申请'],
  ['R8.4-2', 'friend-already', ['friend.submit', 30_002], '发送申请失败，你们已经是好友了'],
  ['R8.4-3', 'friend-self', ['friend.submit', 30_003], '不能向自己发送好友申请'],
  ['R8.4-4', 'friend-daily-limit', ['friend.submit', 30_004], '今日好友申请数量已达上限，明天再发送吧'],
  ['R8.4-5', 'friend-blacklisted', ['friend.submit', 30_005], '对方已把你加入黑名单，无法发送好友申请'],
  ['R8.4-6', 'friend-server-words', ['friend.submit', 39_999], '对方暂不接受好友申请', inItsWords],
  ['R8.4-8', 'answer-expired', ['friend.approve', 30_011], '该申请已过期', inItsWords],
  ['R8.4-10', 'answer-silent', ['friend.ignore', 39_999]],
  ['R8.5-1', 'templates-fail', ['message.templateCategories', 1], '获取对话模板失败'],
  ['R8.5-2', 'list-fails', ['message.list', 1], '对话列表加载失败，请稍后重试'],
  ['R8.5-3', 'conversation-fails', ['message.page', 1], '私信对话加载失败，请稍后重试'],
  ['R8.5-4', 'conversation-fails', ['message.page', 1], '对话列表加载失败，请稍后重试！'],
  ['R8.5-5', 'liran', null, '对话删除成功'],
  ['R8.5-6', 'delete-fails', ['message.delete', 1], '对话删除失败'],
  ['R8.5-7', 'talk-with-strangers', null, '对方不是你的好友，请先发送好友申请，对方接受后才能发起私信'],
  ['R8.5-8', 'talk-blocked', null, '对方已把你加入黑名单，无法发送消息'],
  ['R8.5-9', 'muted', null, '您的帐号已被禁言，请联系管理员'],
  ['R8.5-10', 'liran', null, '请选择一个对话对象'],
  ['R8.5-11', 'liran', null, '请输入对象内容'],
  ['R8.5-12', 'upload-fails', ['upload.sign', 'offline'], '图片发送失败'],
  ['R8.5-13', 'fresh', null, share.copied],
  ['R8.5-14', 'malformed-news', ['news.page', 0], undefined, { data: 'not what was asked for' }],
];

const known = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(known) : [String(value)];
const texts = new Set(known([messages, registration, session, share, failures]));

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

test.each(rows.map(([id, scenario, call, text, by]) => ({ id, scenario, call, text, by })))(
  '[$id] the scenario $scenario leads to "$text"',
  async ({ scenario, call, text, by }) => {
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
    if (typeof by === 'object') expect(envelope.data).toEqual(by.data);
    const { msg, data } = envelope;
    const found = typeof by === 'function' ? by({ tag: 'refused', code: envelope.code, msg, data }) : undefined;
    if (Array.isArray(found)) expect(found.map(textOf)).toEqual([text]);
    else if (found !== undefined) expect(found).toBe(text);
    else if (text !== undefined) expect(texts).toContain(text);
  },
);

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
  expect(rows.map(([id]) => id)).toEqual(ids);
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
