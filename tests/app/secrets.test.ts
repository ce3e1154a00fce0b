import { describe, expect, test } from 'vitest';
import { reportError } from '#machines/app/create-app.ts';
import { factsOf } from '#machines/app/flow-facts.ts';
import { decodeFlow, encodeFlow, isRefusal, makeFlow } from '#machines/journal/flow-file.ts';
import { redacted } from '#machines/journal/redact.ts';
import { createTimeline } from '#machines/journal/timeline.ts';
import { pictureText } from '#mocks/domain/rules/captcha.ts';
import { phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { appMachine } from '../harness/app-machine.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';
import { newMobile, register, signUp } from './sign-up.ts';

/** A page whose every request is written down. */
const open = () => {
  const backend = createBackend();
  const browser = openBrowser(backend);
  const requested: string[] = [];
  const tab = browser.openTab(
    {},
    {
      fetch: (input, init) => {
        requested.push(input instanceof Request ? input.url : String(input));
        return backend.fetch(input, init);
      },
    },
  );
  const wait = async (ms = 400) => {
    for (let step = 0; step < 8; step += 1) await browser.advance(ms / 8);
  };
  const code = async (account: string) => {
    await until(() => backend.codes()[0]?.account.endsWith(account) ?? false);
    await settle();
    return backend.codes()[0]?.code ?? '';
  };
  const logIn = async (persona: string) => {
    tab.app.send({ type: 'sso.returned', ticket: `sso-${persona}` });
    await wait();
  };
  return { browser, backend, tab, requested, wait, code, logIn };
};
type Page = ReturnType<typeof open>;

/** What a story leaves behind: values that nobody may find, and texts that are its member's own. */
interface Left {
  readonly secrets: readonly string[];
  readonly texts?: readonly string[];
  /** Who the member is: name, mobile number, email address. */
  readonly persons?: readonly string[];
}

const byPassword = async ({ tab, backend, wait }: Page): Promise<Left> => {
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: 'password' });
  const form = tab.at('login/passwordLogin');
  form.send({ type: 'field.change', field: 'mobile', text: '13800000002' });
  const wrong = ['Wrong20261', 'Wrong20262', 'Wrong20263'];
  for (const text of wrong) {
    form.send({ type: 'field.change', field: 'password', text });
    form.send({ type: 'login.submit' });
    await until(() => form.getSnapshot().context.failure !== null);
    await wait(1_000);
  }
  await until(() => (form.getSnapshot().context.captcha?.image ?? '') !== '');
  const picture = [...backend.domain.tables.pictures.values()].at(-1);
  const captcha = pictureText(picture?.nonce ?? '');
  form.send({ type: 'field.change', field: 'password', text: 'Shiye2026' });
  form.send({ type: 'field.change', field: 'captcha', text: captcha });
  form.send({ type: 'login.submit' });
  await until(() => tab.app.getSnapshot().context.user?.memberId === '1002');
  await wait(1_000);
  return { secrets: [...wrong, 'Shiye2026', captcha], persons: ['13800000002', '王芳'] };
};

const bySms = async ({ browser, tab, backend }: Page): Promise<Left> => {
  await signUp(browser, tab);
  const secret = backend.codes()[0]?.code ?? '';
  await register(browser, tab);
  return { secrets: [secret], persons: [newMobile, '林小满'] };
};

const byForgottenPassword = async ({ tab, code, wait }: Page): Promise<Left> => {
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: 'password' });
  tab.at('login').send({ type: 'password.forgotten' });
  await settle();
  const form = tab.at('login/resetPassword');
  form.send({ type: 'field.change', field: 'mobile', text: '13800000002' });
  form.send({ type: 'code.request' });
  const sent = await code('13800000002');
  form.send({ type: 'field.change', field: 'code', text: sent });
  form.send({ type: 'field.change', field: 'password', text: 'Dumpling88' });
  form.send({ type: 'field.change', field: 'confirmation', text: 'Dumpling88' });
  form.send({ type: 'reset.submit' });
  await until(() => !tab.at('login').getSnapshot().children.resetPassword);
  await wait(1_000);
  return { secrets: [sent, 'Dumpling88'] };
};

const byWechat = async ({ tab, backend, code, wait }: Page): Promise<Left> => {
  tab.app.send({ type: 'login.wanted', byTap: true });
  await until(() => tab.app.getSnapshot().value.auth === 'login');
  await settle();
  await until(() => tab.at('login/wechatQr').getSnapshot().hasTag('waiting'));
  phone.confirm(backend.domain, unboundOpenid(backend.domain));
  await until(() => tab.app.getSnapshot().value.auth === 'binding');
  await settle();
  const form = tab.at('login/smsLogin');
  form.send({ type: 'field.change', field: 'mobile', text: '13800000002' });
  form.send({ type: 'code.request' });
  const sent = await code('13800000002');
  form.send({ type: 'field.change', field: 'code', text: sent });
  form.send({ type: 'login.submit' });
  await wait(1_000);
  return { secrets: [sent] };
};

const settings = async ({ tab, logIn, code, wait }: Page): Promise<Left> => {
  await logIn('wangfang');
  await tab.visit('/community/mine/account-setting', 'page');
  await until(() => tab.at('page-page').getSnapshot().hasTag('shown'));
  const page = tab.at('page-page');
  page.send({ type: 'section.open', section: 'email' });
  const email = tab.at('page-page/bindEmail');
  email.send({ type: 'field.change', field: 'email', text: 'wangfang@example.com' });
  email.send({ type: 'code.request' });
  const first = await code('wangfang@example.com');
  email.send({ type: 'field.change', field: 'code', text: first });
  email.send({ type: 'bind.submit' });
  await wait(61_000);
  page.send({ type: 'section.open', section: 'password' });
  const form = tab.at('page-page/resetPassword');
  form.send({ type: 'code.request' });
  const second = await code('13800000002');
  form.send({ type: 'field.change', field: 'code', text: second });
  form.send({ type: 'field.change', field: 'password', text: 'Noodles2027' });
  form.send({ type: 'field.change', field: 'confirmation', text: 'Noodles2028' });
  form.send({ type: 'reset.submit' });
  await wait();
  return {
    secrets: [first, second, 'Noodles2027', 'Noodles2028'],
    persons: ['wangfang@example.com', '13800000002', '王芳'],
  };
};

const writing = async ({ tab, logIn, wait }: Page): Promise<Left> => {
  const texts = ['样品的底价是三块二', '合同我周五带来', '上海展会上的那位，想私下聊聊'] as const;
  await logIn('liran');
  const at = 'conversations/conversation-70001';
  tab.at('conversations').send({ type: 'conversation.select', convId: '70001' });
  await wait();
  tab.at(at).send({ type: 'text.change', text: texts[0] });
  tab.at(at).send({ type: 'message.send' });
  await wait(1_000);
  tab.at(at).send({ type: 'text.change', text: texts[1] });
  tab.app.send({ type: 'friend.apply', memberId: '1003', name: '周默' });
  await wait();
  tab.at('friends/request').send({ type: 'field.change', field: 'introduction', text: texts[2] });
  await wait(1_000);
  return { secrets: [], texts };
};

const stories = {
  'a password, three wrong ones and a captcha': byPassword,
  'a code by SMS, and a registration': bySms,
  'a forgotten password': byForgottenPassword,
  'a WeChat account that is bound': byWechat,
  'an email and a new password in the settings': settings,
  'messages and a request to be a friend': writing,
} as const;

/** As what a value stands in JSON, or in an address: six digits alone may stand in any time. */
const traces = (secret: string): readonly string[] =>
  /^\d{6}$|^[A-Z\d]{4}$/.test(secret) ? [`"${secret}"`, `=${secret}`, `>${secret}<`] : [secret];
const findings = (sources: Readonly<Record<string, string>>, values: readonly string[]): readonly string[] =>
  Object.entries(sources).flatMap(([source, text]) =>
    values.filter((value) => traces(value).some((trace) => text.includes(trace))).map((value) => `${source}: ${value}`),
  );

/** All that a page keeps, shows to others or sends, but for the record of the login and the member's own drafts. */
const leavings = async ({ tab, browser, backend, requested }: Page) => {
  reportError(tab.app, backend.clock, 'planted', 'stack');
  await settle();
  const { entries } = tab.journal;
  const facts = { ...factsOf(tab.app, backend.clock, 'test'), startedAt: tab.journal.startedAt };
  const reports = backend.domain.events.filter(({ type }) => type === 'error.reported');
  expect(reports.length).toBeGreaterThan(0);
  const own: readonly string[] = [stored.session.key, stored.drafts.key, stored.outbox.key];
  const records = [...browser.storage.values].filter(([key]) => !own.includes(key));
  return {
    raw: JSON.stringify(entries),
    sources: {
      file: JSON.stringify(makeFlow(facts, { base: null, entries }, 'key')),
      hidden: JSON.stringify(makeFlow(facts, { base: null, entries }, 'key', 'hidden')),
      base: JSON.stringify(redacted(tab.app.getPersistedSnapshot())),
      reports: JSON.stringify(reports),
      records: JSON.stringify(records),
      requested: decodeURIComponent(requested.join('\n')),
      addresses: JSON.stringify(tab.wanted),
    },
  };
};

const tokensIn = ({ browser }: Page): readonly string[] => {
  const held = JSON.parse(browser.storage.values.get(stored.session.key) ?? '{}').value;
  return held ? [held.token, held.refreshToken] : [];
};

describe('[R4.1-2 R4.1-16] no secret and no private text is in a file, a report, a record or an address, and after the logout nowhere', () => {
  test.each(Object.entries(stories))('%s', async (_, story) => {
    const page = open();
    await page.tab.visit('/', 'home');
    const { secrets, texts = [], persons = [] } = await story(page);
    const tokens = tokensIn(page);
    const values = [...secrets, ...texts, ...tokens];
    expect(values.length).toBeGreaterThan(1);
    const { raw, sources } = await leavings(page);
    expect(findings(sources, values)).toEqual([]);
    expect(findings({ reports: sources.reports, hidden: sources.hidden }, persons)).toEqual([]);
    // The app itself has known them all: what is looked for can be found.
    const all = [...values, ...persons];
    expect(findings({ raw }, all)).toEqual(all.map((value) => `raw: ${value}`));

    page.tab.at('session').send({ type: 'session.close' });
    await page.wait(1_000);
    const left = {
      records: JSON.stringify([...page.browser.storage.values]),
      state: JSON.stringify(page.tab.app.getPersistedSnapshot()),
      memory: JSON.stringify(factsOf(page.tab.app, page.backend.clock, 'test')),
    };
    expect(findings(left, values)).toEqual([]);
  });
});

test('a file says what of a person is in it; without persons neither the own mobile, a name nor an unsent draft is', async () => {
  const { tab, backend, logIn, wait } = open();
  await tab.visit('/', 'home');
  await logIn('wangfang');
  const article = backend.domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
  await tab.visit(`/news/${article}`, 'article');
  tab.at('page-article/comments').send({ type: 'comment.type', text: '还没发的评论' });
  tab.app
    .getSnapshot()
    .children.drafts?.send({ type: 'draft.save', subject: 'post:new', fields: { title: '供应草稿' } });
  tab.at('searchBox').send({ type: 'search.typed', text: '找过的燕麦粉' });
  await wait(1_000);
  const facts = { ...factsOf(tab.app, backend.clock, 'test'), startedAt: tab.journal.startedAt };
  const fileOf = (persons: 'shown' | 'hidden') =>
    makeFlow(facts, { base: null, entries: tab.journal.entries }, 'key', persons);
  const personal = ['13800000002', '王芳', '还没发的评论', '供应草稿', '找过的燕麦粉'];
  const [shown, hidden] = [fileOf('shown'), fileOf('hidden')];
  expect(personal.filter((text) => !JSON.stringify(shown).includes(text))).toEqual([]);
  expect(findings({ hidden: JSON.stringify(hidden) }, personal)).toEqual([]);
  expect(shown.contents).toMatch(/mobile number.*names.*not sent/);
  expect([shown.persons, hidden.persons]).toEqual(['shown', 'hidden']);
  expect(hidden.contents).not.toMatch(/mobile|names/);
  // It still opens, and folds to the end of the session.
  const decoded = await decodeFlow(await encodeFlow(hidden));
  if (isRefusal(decoded)) throw new Error(decoded.tag);
  const timeline = createTimeline(appMachine, decoded.input, decoded.entries, decoded);
  timeline.seek(decoded.entries.length);
  expect(timeline.violation()).toBeNull();
  expect(Reflect.get(timeline.snapshotAt('/session') ?? {}, 'value')).toEqual(tab.at('session').getSnapshot().value);
});

test('[R8.5-14] the text of an error holds no token, no mobile number and no email address once it is told', async () => {
  const page = open();
  const { tab, backend } = page;
  await tab.visit('/', 'home');
  await page.logIn('liran');
  const [token = '', refreshToken = ''] = tokensIn(page);
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJtb2JpbGUiOiIxMzgwMDAwMDAwMSJ9.c2lnbmF0dXJl';
  const secretValues = [
    token,
    refreshToken,
    jwt,
    '13800000001',
    'liran@example.com',
    '6f1d2c3b4a5968778695a4b3c2d1e0f0',
  ];
  for (const [at, value] of secretValues.entries()) {
    reportError(
      tab.app,
      backend.clock,
      `no. ${at}: ${value} refused`,
      `TypeError: ${value}\n  at f (/assets/index-a1b2c3d4.js:1:9)`,
    );
    await settle();
  }
  const sent = backend.domain.events.filter(({ type }) => type === 'error.reported');
  expect(sent).toHaveLength(secretValues.length);
  const facts = { ...factsOf(tab.app, backend.clock, 'test'), startedAt: tab.journal.startedAt };
  const file = makeFlow(facts, { base: null, entries: tab.journal.entries }, 'key');
  expect(findings({ reports: JSON.stringify(sent) }, secretValues)).toEqual([]);
  const tokens = secretValues.filter((value) => !value.includes('@') && value !== '13800000001');
  expect(findings({ file: JSON.stringify(file) }, tokens)).toEqual([]);
  expect(sent).toMatchObject(
    secretValues.map((_, at) => ({
      report: {
        message: expect.stringMatching(new RegExp(`^no. ${at}: \\S+ refused$`)),
        data: { detail: expect.stringContaining('at f (/assets/index-a1b2c3d4.js:1:9)') },
      },
    })),
  );
});
