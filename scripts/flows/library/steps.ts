import { mergeTests } from '@playwright/test';
import { test as bdd, createBdd, defineParameterType } from 'playwright-bdd';
import { type Around, test as app, type Ending } from './app.ts';
import { type Role, roles } from './roles.ts';

interface Found {
  readonly role: Role;
  readonly name: string;
  readonly around?: Around;
}

const quoted = '"((?:[^"\\\\]|\\\\.)*)"';
const english = Object.keys(roles).join('|');
const chinese = Object.values(roles).join('|');
const roleOf = (word: string): Role =>
  (Object.entries(roles).find(([role, name]) => role === word || name === word)?.[0] ?? word) as Role;
const plain = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

type Group = string | null | undefined;

const found = (role: string, name: string, around: Group, called: Group, says: Group): Found => ({
  role: roleOf(role),
  name: plain(name),
  ...(around == null
    ? {}
    : {
        around: {
          role: roleOf(around),
          ...(called == null ? {} : { name: plain(called) }),
          ...(says == null ? {} : { text: plain(says) }),
        },
      }),
});

defineParameterType({
  name: 'control',
  regexp: new RegExp(`the (${english}) ${quoted}(?: in the (${english})(?: ${quoted})?(?: that says ${quoted})?)?`),
  transformer: found,
});
defineParameterType({
  name: '控件',
  regexp: new RegExp(`(?:(${chinese})(?: ${quoted})?(?:（写着 ${quoted}）)?里的)?(${chinese}) ${quoted}`),
  transformer: (around: Group, called: Group, says: Group, role: string, name: string) =>
    found(role, name, around, called, says),
});

export const test = mergeTests(bdd, app);
const { Given, When, Then } = createBdd(test);
type Fixtures = Parameters<Parameters<typeof app>[2]>[0];

const open = ({ app }: Fixtures, href: string) => app.open(href);
Given('the app is open at {string}', open);
Given('应用打开在 {string}', open);

/** Also where nothing is to come of it. */
const press = async ({ the }: Fixtures, { role, name, around }: Found) => {
  const control = the(role, name, around);
  await control.click({ force: await control.isDisabled() });
};
When('I press {control}', press);
When('点击{控件}', press);

const check = ({ the }: Fixtures, { role, name, around }: Found) => the(role, name, around).check({ force: true });
When('I tick {control}', check);
When('勾选{控件}', check);

const enter = ({ the }: Fixtures, { role, name, around }: Found) => the(role, name, around).focus();
When('I go into {control}', enter);
When('进入{控件}', enter);

const leave = async ({ the }: Fixtures, { role, name, around }: Found) => {
  await the(role, name, around).focus();
  await the(role, name, around).blur();
};
When('I leave {control}', leave);
When('离开{控件}', leave);

const fill = ({ the }: Fixtures, { role, name, around }: Found, text: string) => the(role, name, around).fill(text);
When('I fill {control} with {string}', fill);
When('在{控件}里填写 {string}', fill);

const choose = ({ the }: Fixtures, { role, name, around }: Found, label: string) =>
  the(role, name, around).selectOption({ label });
When('I choose in {control} {string}', choose);
When('在{控件}里选择 {string}', choose);

const key = ({ page }: Fixtures, name: string) => page.keyboard.press(name);
When('I press the key {string}', key);
When('按下键 {string}', key);

const answer = ({ backend }: Fixtures, calls: string) => backend.answer(calls);
When('the backend answers {string}', answer);
When('后台答复 {string}', answer);

const refuse = ({ backend }: Fixtures, calls: string, code: number) => backend.answer(calls, { kind: 'code', code });
When('the backend answers {string} with the code {int}', refuse);
When('后台以代码 {int} 答复 {string}', ({ backend }: Fixtures, code: number, calls: string) =>
  backend.answer(calls, { kind: 'code', code }),
);

const fail = ({ backend }: Fixtures, calls: string, kind: string) =>
  backend.answer(calls, { kind: kind as Ending['kind'] });
When('the call {string} ends as {string}', fail);
When('请求 {string} 的结果是 {string}', fail);

const give = ({ backend }: Fixtures, calls: string, ending: string) => backend.answer(calls, JSON.parse(ending));
When('the backend answers {string} in place of its own with', give);
When('后台对 {string} 的答复改为', give);

const pass = ({ app }: Fixtures, ms: number) => app.pass(ms);
When('{int} ms pass', pass);
When('过 {int} 毫秒', pass);

const reconnect = ({ app }: Fixtures) => app.reconnect();
When('the network goes and comes back', reconnect);
When('断网后网络恢复', reconnect);

const see = ({ app }: Fixtures, text: string) => app.sees(text);
Then('I see {string}', see);
Then('看到 {string}', see);
