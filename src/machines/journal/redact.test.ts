import { expect, test } from 'vitest';
import { anonymisedBy, blanked, redacted, redactedBy } from './redact.ts';

test('a secret is taken out wherever it stands; words of ours under the same name stay', () => {
  expect(
    redacted([
      { type: 'field.change', field: 'password', text: 'Shiye2026' },
      { type: 'field.change', field: 'mobile', text: '13900001234' },
      { context: { token: 'a', nested: [{ code: '123456', failure: { code: 'codeRequired' } }] } },
      { output: { code: 0, data: { access_token: 'b', msgContent: '周二见' } } },
    ]),
  ).toEqual([
    { type: 'field.change', field: 'password', text: '•••' },
    { type: 'field.change', field: 'mobile', text: '13900001234' },
    { context: { token: '•••', nested: [{ code: '•••', failure: { code: 'codeRequired' } }] } },
    { output: { code: 0, data: { access_token: '•••', msgContent: '•••' } } },
  ]);
});

test('a secret in an address is taken out as it is beside it; all else of the address stays', () => {
  const entered = (secret: string) => ({
    type: 'route.entered',
    href: `/news/12?from=a&access_token=${secret}&Password=${secret}#ticket=${secret}`,
    query: { from: 'a', access_token: secret },
  });
  expect(redacted(entered('geheim'))).toEqual(entered('•••'));
  expect(redacted({ route: '/people?token=geheim' })).toEqual({ route: '/people?token=•••' });
  const plain = { href: '/search/news/code=1?tokens=3&q=password%3F', text: '口令 password=？' };
  expect(redacted(plain)).toEqual(plain);
});

test('what a member writes to another is dots before it is sent, too: typed, as a draft, in a chart', () => {
  expect(
    redacted([
      { type: 'text.change', text: '周二见\n好 🍵' },
      { type: 'text.change', field: 'title', text: '供应燕麦粉' },
      { type: 'field.change', field: 'introduction', text: '您好' },
      { memberId: '1003', base: { texts: { introduction: '您好' } }, typed: { texts: { introduction: '您好' } } },
      // Before format 7.
      { type: 'message.change', text: '您好' },
      { type: 'request.submit', introduction: '您好' },
      { type: 'draft.save', subject: 'message:70001', fields: { text: '周二' } },
      { type: 'draft.save', subject: 'post:new', fields: { title: '燕麦' } },
      {
        '1001:message:70001': { fields: { text: '周二' }, at: 1 },
        '1001:post:new': { fields: { title: '燕麦' }, at: 1 },
      },
      { drafts: { 'message:70001': { text: '周二' }, 'comment:news:1': { text: '好文' } } },
      { text: '周二', seen: null, conversation: { id: '70001' } },
      { type: 'outbox.stored', texts: [{ convId: '70001', text: '周二' }] },
      { memberId: '1003', typed: '您好', message: '您好' },
      { requestMemberId: '1003', memberId: '1001', message: '一起做' },
    ]),
  ).toEqual([
    { type: 'text.change', text: '•••\n• •' },
    { type: 'text.change', field: 'title', text: '供应燕麦粉' },
    { type: 'field.change', field: 'introduction', text: '••' },
    { memberId: '1003', base: { texts: { introduction: '••' } }, typed: { texts: { introduction: '••' } } },
    { type: 'message.change', text: '••' },
    { type: 'request.submit', introduction: '••' },
    { type: 'draft.save', subject: 'message:70001', fields: { text: '••' } },
    { type: 'draft.save', subject: 'post:new', fields: { title: '燕麦' } },
    { '1001:message:70001': { fields: { text: '••' }, at: 1 }, '1001:post:new': { fields: { title: '燕麦' }, at: 1 } },
    { drafts: { 'message:70001': { text: '••' }, 'comment:news:1': { text: '好文' } } },
    { text: '••', seen: null, conversation: { id: '70001' } },
    { type: 'outbox.stored', texts: [{ convId: '70001', text: '••' }] },
    { memberId: '1003', typed: '••', message: '••' },
    { requestMemberId: '1003', memberId: '1001', message: '•••' },
  ]);
});

test('each field that holds a secret is taken out by its name; an empty one is seen to be empty', () => {
  const holding = (text: string) => ({
    password: text,
    code: text,
    captcha: text,
    captchaText: text,
    captchaKey: text,
    nvcVal: text,
    token: text,
    access_token: text,
    refresh_token: text,
    refreshToken: text,
    secretKey: text,
    confirmation: text,
    ticket: text,
    msgContent: text,
    messagePackage: text,
  });
  expect(redacted({ state: { ...holding('s3cret A'), name: '李然' } })).toEqual({
    state: { ...holding('•••'), name: '李然' },
  });
  expect(redacted(holding(''))).toEqual(holding(''));
});

test('what is typed into a secret field is taken out; a word is no word of ours where no code stands', () => {
  const fields = ['code', 'password', 'confirmation', 'captcha'];
  const typed = (text: string) => [
    ...fields.map((field) => ({ type: 'field.change', field, text })),
    ...fields.map((field) => ({ base: { texts: { [field]: text } }, typed: { texts: { [field]: text }, ids: {} } })),
    // Before format 6.
    ...fields.map((field) => ({ type: `${field}.change`, value: text })),
  ];
  expect(redacted(typed('7ab2'))).toEqual(typed('•••'));
  expect(
    redacted({ password: 'tomato', token: 'bareWord', errors: { code: { code: 'code.required' }, captcha: 'x.y' } }),
  ).toEqual({ password: '•••', token: '•••', errors: { code: { code: 'code.required' }, captcha: '•••' } });
});

test('the picture of a captcha is taken out, and no other', () => {
  expect(
    redacted([
      { key: 'k1', image: 'data:image/png;base64,AA' },
      { title: '燕麦', image: '/a.webp' },
    ]),
  ).toEqual([
    { key: 'k1', image: '•••' },
    { title: '燕麦', image: '/a.webp' },
  ]);
});

test('a request to be a friend is dots as a draft, too; what links in a message still links', () => {
  expect(
    redacted([
      { subject: 'friend:1003', fields: { text: '您好' } },
      { '1001:friend:1003': { fields: { text: '您好' }, at: 1 } },
      { type: 'message.change', text: '见 https://a.cn 或www.b.cn，谢谢 http:// www.茶' },
      { message: '出了点问题', typed: '燕麦' },
    ]),
  ).toEqual([
    { subject: 'friend:1003', fields: { text: '••' } },
    { '1001:friend:1003': { fields: { text: '••' }, at: 1 } },
    { type: 'message.change', text: '• https://•••• •www.••••••• ••••••• •••••' },
    { message: '出了点问题', typed: '燕麦' },
  ]);
});

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIn0.c2lnbmF0dXJl';

test('in the text of an error tokens are known by their form, wherever they stand; the text itself stays', () => {
  const seen = (text: string) => ({
    type: 'error.seen',
    message: text,
    detail: `Error: ${text}`,
    memberId: '1001',
    at: 5,
  });
  expect(redacted(seen(`no ${jwt}`))).toEqual(seen('no •••'));
  expect(redacted(seen('no Bearer abc-1'))).toEqual(seen('no Bearer •••'));
  expect(redacted(seen('no at-k3j5h2g4f6d8s9a0.1-x7'))).toEqual(seen('no at-•••'));
  const plain = seen('malformed GET /news/news/hot/page (index-a1b2c3d4.js:10:2200), 2026-08-03T01:00:00.000Z');
  expect(redacted(plain)).toEqual(plain);
  expect(redacted({ title: `über ${jwt}`, id: jwt })).toEqual({ title: 'über •••', id: jwt });
});

test('who somebody is is told by nothing of it in a report: names, mobile numbers and addresses, by field and by form', () => {
  const report = JSON.stringify(
    anonymisedBy('key')([
      { user: { memberId: '1001', name: '李然' }, nickname: '李然', avatar: '' },
      { type: 'nickname.change', text: '李然' },
      { phoneNumber: '13800000001', email: 'li.ran@example.com', account: { mobile: '+8613800000001' } },
      { note: '短信发到 +8613800000001、138 0000 0001，或 li.ran@example.com' },
    ]),
  );
  for (const personal of ['李然', '13800000001', '138 0000 0001', 'li.ran', 'example.com'])
    expect(report).not.toContain(personal);
  const things = { id: '13800000001', memberId: '13800000001', href: '/people/13800000001', at: 13_800_000_001 };
  expect(anonymisedBy('key')([things, { name: '燕麦', id: '3' }, { value: { account: 'known' } }])).toEqual([
    things,
    { name: '燕麦', id: '3' },
    { value: { account: 'known' } },
  ]);
  expect(redactedBy('key')({ nickname: '李然' })).toEqual({ nickname: '李然' });
});

test('what one key has told and what another has told compare as the same', () => {
  const event = { type: 'field.change', field: 'code', text: '123456', nickname: '李然', msgContent: '周二见' };
  expect(anonymisedBy('a')(event)).not.toEqual(anonymisedBy('b')(event));
  expect(blanked(anonymisedBy('a')(event))).toEqual(blanked(event));
  expect(blanked({ ...event, type: 'other' })).not.toEqual(blanked(event));
});
