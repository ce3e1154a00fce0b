import { expect, test } from 'vitest';
import { redacted } from './redact.ts';

test('a secret is taken out wherever it stands; words of ours under the same name stay', () => {
  expect(
    redacted([
      { type: 'password.change', value: 'Shiye2026' },
      { type: 'mobile.change', value: '13900001234' },
      { context: { token: 'a', nested: [{ code: '123456', failure: { code: 'codeRequired' } }] } },
      { output: { code: 0, data: { access_token: 'b', msgContent: '周二见' } } },
    ]),
  ).toEqual([
    { type: 'password.change', value: '•••' },
    { type: 'mobile.change', value: '13900001234' },
    { context: { token: '•••', nested: [{ code: '•••', failure: { code: 'codeRequired' } }] } },
    { output: { code: 0, data: { access_token: '•••', msgContent: '•••' } } },
  ]);
});

test('what a member writes to another is dots before it is sent, too: typed, as a draft, in a chart', () => {
  expect(
    redacted([
      { type: 'text.change', text: '周二见\n好 🍵' },
      { type: 'text.change', field: 'title', text: '供应燕麦粉' },
      { type: 'message.change', text: '您好' },
      { type: 'request.submit', introduction: '您好' },
      { type: 'draft.keep', subject: 'message:70001', fields: { text: '周二' } },
      { type: 'draft.keep', subject: 'post:new', fields: { title: '燕麦' } },
      {
        '1001:message:70001': { fields: { text: '周二' }, at: 1 },
        '1001:post:new': { fields: { title: '燕麦' }, at: 1 },
      },
      { drafts: { 'message:70001': { text: '周二' }, 'comment:news:1': { text: '好文' } } },
      { text: '周二', seen: null, conversation: { id: '70001' } },
      { type: 'outbox.kept', texts: [{ convId: '70001', text: '周二' }] },
      { memberId: '1003', typed: '您好', message: '您好' },
      { requestMemberId: '1003', memberId: '1001', message: '一起做' },
    ]),
  ).toEqual([
    { type: 'text.change', text: '•••\n• •' },
    { type: 'text.change', field: 'title', text: '供应燕麦粉' },
    { type: 'message.change', text: '••' },
    { type: 'request.submit', introduction: '••' },
    { type: 'draft.keep', subject: 'message:70001', fields: { text: '••' } },
    { type: 'draft.keep', subject: 'post:new', fields: { title: '燕麦' } },
    { '1001:message:70001': { fields: { text: '••' }, at: 1 }, '1001:post:new': { fields: { title: '燕麦' }, at: 1 } },
    { drafts: { 'message:70001': { text: '••' }, 'comment:news:1': { text: '好文' } } },
    { text: '••', seen: null, conversation: { id: '70001' } },
    { type: 'outbox.kept', texts: [{ convId: '70001', text: '••' }] },
    { memberId: '1003', typed: '••', message: '••' },
    { requestMemberId: '1003', memberId: '1001', message: '•••' },
  ]);
});
