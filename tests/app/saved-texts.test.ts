import { expect, test } from 'vitest';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { receiveFrame } from '#mocks/domain/rules/messages.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import {
  commentMaxLength,
  educationMaxLength,
  messageMaxLength,
  postMaxLength,
  profileMaxLength,
  workMaxLength,
} from '#services/contract/constants.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { isBlank, lengthOf } from '#services/contract/text.ts';
import { naughtyStrings } from './naughty-strings.ts';

const { domain, fetch: ask } = createBackend();
const memberId = domain.seed.personas.get('liran') ?? '';
const authorization = `Bearer ${loginBySso(domain, 'sso-liran').access_token}`;
const call = async (method: string, path: string, body?: unknown) => {
  const text = body === undefined ? null : JSON.stringify(body);
  const { code, data, msg } = await (await ask(path, { method, headers: { authorization }, body: text })).json();
  if (code !== 0) throw new Error(`${method} ${path}: ${code} ${msg} ${text?.slice(0, 80)}`);
  return data;
};

/** Those that a field of so many characters takes; a form says of the others what is wrong. */
const fitting = (most: number): readonly string[] =>
  naughtyStrings.filter((text) => !isBlank(text) && lengthOf(text) <= most);
const all = async (path: string): Promise<readonly Record<string, never>[]> => {
  const { records, total, size } = await call('GET', `${path}&size=100&current=1`);
  const rest = Array.from({ length: Math.ceil(total / size) - 1 }, (_, at) =>
    call('GET', `${path}&size=100&current=${at + 2}`),
  );
  return [records, ...(await Promise.all(rest)).map((page) => page.records)].flat();
};

let saved = 0;
const asItIs = (text: string): string => text;
/** What others read begins and ends with a word: the backend leaves blanks at its ends out. */
const trimmed = (text: string): string => text.trim();
const same = (read: readonly object[], field: string, sent: readonly string[], as = asItIs): void => {
  saved += sent.length;
  expect(sent.length).toBeGreaterThan(350);
  expect(read.length).toBe(sent.length);
  const texts = read.map((each) => Reflect.get(each, field));
  const changed = sent.flatMap((text, at) => (texts[at] === as(text) ? [] : [[text, texts[at]]]));
  expect([field, changed.length, changed.slice(0, 3)]).toEqual([field, 0, []]);
};
/** Lists show the newest first. */
const last = (read: readonly object[], { length }: readonly string[]): readonly object[] =>
  read.slice(0, length).toReversed();

test('a post is read as it was written: title, words, contact, facts', async () => {
  const post = { tagId: 9, themeTagId: 39, images: [], circleId: null, topicIds: [], isDraft: false };
  const blank = { ...post, title: '供应', content: '请私信', contact: '', facts: [] };
  const id = await call('POST', '/post/posts', blank);
  const sent = fitting(postMaxLength.fact);
  const found = [];
  for (const text of sent) {
    const facts = [{ kind: 'quantity', value: text }];
    await call('PUT', `/post/posts/${id}`, { ...post, title: text, content: text, contact: text, facts });
    found.push(await call('GET', `/post/posts/${id}`));
  }
  for (const field of ['title', 'content', 'contact']) same(found, field, sent, trimmed);
  const facts = found.flatMap((each) => each.facts);
  same(facts, 'value', sent);
});

test('a comment is read as it was written', async () => {
  const sent = fitting(commentMaxLength);
  for (const content of sent) await call('POST', '/news/news/comment', { entityId: '60600', content });
  same(last(await all('/news/news/comment?entityId=60600'), sent), 'content', sent, trimmed);
});

test('a message is read as it was written', async () => {
  const sent = fitting(messageMaxLength);
  for (const [at, msgContent] of sent.entries()) {
    const message = { msgFrom: memberId, msgTo: '1002', msgType: 0, msgContent, convId: '70001', sentTime: at + 1 };
    receiveFrame(domain, { user: memberId, destination: destination.send, body: JSON.stringify(message) });
  }
  same(last(await all('/msg/messages/page?convId=70001'), sent), 'msgContent', sent);
});

test('a profile, and what was learnt and done, are read as they were written', async () => {
  const { nameEditable: _, ...own } = await call('GET', '/admin/member/basic-info');
  const sent = fitting(profileMaxLength.company);
  const found = [];
  for (const text of sent) {
    await call('PUT', '/admin/member/basic-info', { ...own, company: text, companyId: 0, position: text });
    found.push(await call('GET', '/admin/member/basic-info'));
  }
  for (const field of ['company', 'position']) same(found, field, sent);

  const time = { startTime: '2020-03-01', endTime: null };
  const work = { ...time, companyId: 0, location: '', locationId: null };
  const done = fitting(workMaxLength.position);
  const jobs = done.map((text) => ({ ...work, position: text, company: text, description: text }));
  await call('POST', '/admin/member/work-history', jobs);
  const learnt = fitting(educationMaxLength.school);
  const schools = learnt.map((text) => ({ ...time, school: text, degree: '', major: text, description: text }));
  await call('POST', '/admin/member/education-history', schools);
  const employed = last(await call('GET', '/admin/member/work-history'), done);
  for (const field of ['position', 'company', 'description']) same(employed, field, done);
  const taught = last(await call('GET', '/admin/member/education-history'), learnt);
  for (const field of ['school', 'major', 'description']) same(taught, field, learnt);
});

test('these were 14 fields, and more than 6,000 texts', () => {
  expect(saved).toBeGreaterThan(6_000);
});
