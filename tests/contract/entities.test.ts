import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { Activity } from '#services/contract/activity.contract.ts';
import { Credentials, MemberInfo, RegisterStatus } from '#services/contract/base-session.contract.ts';
import { FoundTag, Region, Tag } from '#services/contract/basic.contract.ts';
import { Circle } from '#services/contract/circle.contract.ts';
import { CompanySuggestion } from '#services/contract/company.contract.ts';
import { Favourite } from '#services/contract/favourite.contract.ts';
import { Follow } from '#services/contract/follow.contract.ts';
import { FriendApplication, friend } from '#services/contract/friend.contract.ts';
import { Conversation, ConversationMember, MessageTemplate, PostCard } from '#services/contract/message.contract.ts';
import { NewsItem } from '#services/contract/news.contract.ts';
import { Notice, NoticeContent, notice } from '#services/contract/notice.contract.ts';
import { MemberCard, PersonDetail } from '#services/contract/people.contract.ts';
import { Post } from '#services/contract/post.contract.ts';
import { Message } from '#services/contract/realtime.contract.ts';
import { HotKeyword } from '#services/contract/search.contract.ts';
import {
  EducationEntry,
  LoadedProfile,
  Profile,
  SentCode,
  session,
  WorkEntry,
} from '#services/contract/session.contract.ts';
import { UploadSignature } from '#services/contract/upload.contract.ts';
import { readRequirements } from '../../scripts/lib/requirements.ts';

/** What the backend answers decodes by the contract: that the contract has what the ledger names is shown here. */
const entities: Readonly<Record<string, object>> = {
  'R3-5': Credentials.fields,
  'R3-6': MemberInfo.fields,
  'R3-7': PersonDetail.fields,
  'R3-8': Profile.fields,
  'R3-11': LoadedProfile.fields,
  'R3-12': RegisterStatus.fields,
  'R3-13': SentCode.fields,
  'R3-14': CompanySuggestion.fields,
  'R3-15': Schema.decodeUnknownSync(Region)({ id: 1, name: '中国', enName: '', subLocations: [] }),
  'R3-22': WorkEntry.fields,
  'R3-27': EducationEntry.fields,
  'R3-28': FoundTag.fields,
  'R3-29': FoundTag.fields,
  'R3-30': { ...session.industryTags.data.fields, ...session.industryTags.data.fields.industryTagList.value.fields },
  'R3-31': Tag.fields,
  'R3-32': NewsItem.fields,
  'R3-33': Activity.fields,
  'R3-34': Post.fields,
  'R3-37': MemberCard.fields,
  'R3-38': FriendApplication.fields,
  'R3-40': friend.requests.data.fields,
  'R3-41': friend.submit.body.fields,
  'R3-43': { ...Notice.fields, ...notice.all.data.fields },
  'R3-45': NoticeContent.fields,
  'R3-47': Conversation.fields,
  'R3-48': ConversationMember.fields,
  'R3-50': Message.fields,
  'R3-53': PostCard.fields,
  'R3-58': HotKeyword.fields,
  'R3-59': MessageTemplate.fields,
  'R3-60': UploadSignature.fields,
};

const listed =
  /^(?:.*: |.* also gives |.* also carr(?:y|ies) |.* has |.* payload is |.* JSON with |.* come as )(.*?)(?: per tab|;.*|, history paging counters)?\.$/;
const docs = join(import.meta.dirname, '..', '..', 'docs');
const rows = readRequirements(readFileSync(join(docs, 'requirements.tsv'), 'utf8')).flatMap(({ id, requirement }) => {
  const fields = listed.exec(requirement)?.[1]?.split(/, | and | of /) ?? [];
  return entities[id] === undefined ? [] : [{ id, fields: fields.map((field) => field.replace(/ .*/, '')) }];
});

test.each(rows)('[$id] the contract has the fields $fields', ({ id, fields }) => {
  expect(Object.keys(entities[id] ?? {})).toEqual(expect.arrayContaining(fields));
  expect(fields.length).toBeGreaterThan(0);
});

test('[R3-47] the paging counters of a conversation’s history are how far it was read and how much there is', () => {
  expect(Object.keys(Conversation.fields)).toEqual(expect.arrayContaining(['historyCurrent', 'historyTotal']));
});

const chosen = /^\| R3-61 \| (.*) \|$/m.exec(readFileSync(join(docs, 'choices.md'), 'utf8'))?.[1]?.split('. ') ?? [];

test.each([
  ['follow', Follow.fields],
  ['Favourite', Favourite.fields],
  ['Circle', Circle.fields],
])('[R3-61] %s has the fields that were chosen, and no others', (name, fields) => {
  const list = chosen.find((one) => one.startsWith(`${name}: `))?.slice(name.length + 2);
  const names = list?.replace(/ \([^)]*\)|\.$/g, '').split(', ');
  expect(Object.keys(fields).toSorted()).toEqual(names?.toSorted());
});

test('none of the rows is overlooked', () => {
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(entities));
});
