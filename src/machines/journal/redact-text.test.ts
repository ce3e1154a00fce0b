import { expect, test } from 'vitest';
import { anonymisedBy, redacted, redactedBy } from './redact.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIn0.c2lnbmF0dXJl';

/** The text with `[…]` around what must not be told. */
const secrets = [
  'login failed: password=[Shiye2026]',
  'login failed: password=[Shiye2026]&mobile=x',
  'password = "[Shiye 2026]" was refused',
  'Password: [Shiye2026]',
  'body {"mobile":"x","password":"[Shiye2026]","remember_me":true}',
  String.raw`body "{\"password\":\"[Shiye2026]\",\"a\":1}"`,
  "{ newPassword: '[Shiye2026]', passwd: '[x1]', pwd=[abc123] }",
  '密码：[Shiye2026] 不正确',
  '密码是[Shiye2026]，请重试',
  '口令 [tomato42]',
  '验证码 [482913] 已失效',
  '验证码：[482913]，5 分钟内有效',
  '您的验证码为[4829]。',
  '【食业】[482913] 是您的登录验证码',
  'verification code is [482913]',
  'SMS code: [482913] expired',
  '[482913] is your verification code',
  'OTP=[482913]',
  'refused {"account":"x","code":"[482913]"}',
  'at /redirect?nextUrl=%2Fsso%2Flogin%3Fticket%3D[ST-12-abc]%26from%3Da',
  'at /redirect/https%253A%252F%252Fa.cn%252F%253Fticket%253D[ST-12-abc]',
  'at /sso/login?ticket=[ST-12-abc]#top',
  '/search?q=password%3D[Shiye2026]&page=1',
  'token=[abc], ticket=[ST-1]',
  '"token": "[at-9]"',
  'token: [at9x77]',
  'Authorization: Bearer [abc-1]',
  'Authorization: Basic [bGlyYW46U2hpeWU=]',
  'wss://liran:[Shiye2026]@shiye.cn/ws',
  `no [${jwt}]`,
];

const persons = [
  'sent to [+44 20 7946 0958] twice',
  'sent to [+1 (415) 555-2671]',
  'sent to [+14155552671].',
  'sent to [0049 30 901820]',
  '拨打 [+852 5123 4567]、[+886-912-345-678]',
  '短信发到 [+8613800000001]、[138 0000 0001]，no.[13800000001]',
  '座机 [010-8888 8888]、[(021) 6123 4567]',
  '或 [li.ran@example.com]',
  'to=[li.ran%40example.com]&a=1',
  'mail [info@例子.中国] bounced',
  'mail [kontakt@münchen.de] bounced',
  '邮箱 [李然@例子.公司]，',
  'mailto:[info@xn--fsqu00a.xn--0zwm56d]',
];

const harmless = [
  '¥12,800.00 元/吨, 1,234,567.89 USD, +15000000 元, $13812345678.50, 涨幅 +15.5%',
  '2026-11-29 00:55:50, 2026-08-03T01:00:00.000+0800, 20261129, 11/29/2026, 1795913941466',
  'id 9000000000001, post 700496, /people/13800000001, 7204358813812345678901',
  'malformed GET /news/news/hot/page (index-a1b2c3d4.js:10:2200)',
  'refused {"code":20006,"msg":null}, code 404, error code 20023, code=1',
  '验证码错误，请 60 秒后重试；密码须为 8-16 位字母和数字；2026 年的验证码规则',
  '验证码 2026年改版, 验证码 6000 秒有效',
  'SyntaxError: Unexpected token \'<\', token expired, tokens=3, {"token":null}, password=null',
  'Ticket: 199 元, ticket price 1280, 3 tickets: 2026',
  'react@19.3.1, @ark-ui/react@5.39.2, foo@https://shiye.cn/assets/index.js:1:2',
  '10.0.0.138, 0.13812345678, 1.0.0+20261129, 52.5200, 13.4050, 4 × 1000 kg',
  'https://shiye.cn/news/12?from=a&page=2, sha256-47DEQpj8HBSa, 食业 2026：燕麦（3 期）',
];

const plain = (marked: string): string => marked.replaceAll(/\[([^\]]+)\]/g, '$1');
const masked = (marked: string): string => marked.replaceAll(/\[([^\]]+)\]/g, '•••');
const error = (message: string) => ({ type: 'error.seen', message, detail: message });

test.each(secrets)('no secret is told in a report, a file, or on the screen: %s', (marked) => {
  expect(redacted({ note: plain(marked) })).toEqual({ note: masked(marked) });
  expect(redacted(error(plain(marked)))).toEqual(error(masked(marked)));
  const taken = [...marked.matchAll(/\[([^\]]+)\]/g)].map(([, secret]) => secret ?? '');
  for (const report of [anonymisedBy('key'), redactedBy('key')].map((by) => JSON.stringify(by(error(plain(marked))))))
    for (const secret of taken) expect(report).not.toContain(JSON.stringify(secret).slice(1, -1));
});

test.each(persons)('nobody is told in a report: %s', (marked) => {
  const report = (anonymisedBy('key')({ note: plain(marked) }) as { note: string }).note;
  expect(report).toHaveLength(plain(marked).length);
  for (const [, person] of marked.matchAll(/\[([^\]]+)\]/g)) expect(report).not.toContain(person);
  for (const part of marked.split(/\[[^\]]+\]/)) expect(report).toContain(part);
  expect(redacted({ note: plain(marked) })).toEqual({ note: plain(marked) });
});

test.each(harmless)('what is no secret stays: %s', (text) => {
  expect(anonymisedBy('key')([{ note: text }, error(text)])).toEqual([{ note: text }, error(text)]);
});

test('a long text without an end takes no long time', () => {
  for (const part of ['a', '1', '+1 ', 'password=', '验证码', 'a@', '%25', '("'])
    expect(redacted({ note: part.repeat(200_000 / part.length) })).toMatchObject({ note: expect.any(String) });
});
