import { expect, test } from 'vitest';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import type { MemberCard } from '#services/contract/people.contract.ts';
import { rowOf } from './row.ts';

const to = createTo({ sites: defaultSites, here: 'news' });
const person: MemberCard = {
  memberId: '1001',
  name: '李然',
  avatar: '',
  company: '牧云乳业',
  position: '产品总监',
  isFollowed: false,
  isFriend: false,
  hasPendingFriendRequest: false,
  location: '上海市/黄浦区',
  introduction: '',
  industryTagList: [],
  followerCount: 0,
  lastActiveTime: 0,
};

test('who is found is from a place as it is written on their page', () => {
  expect(rowOf({ kind: 'people', id: '1001', person }, to, 0, 'zh').facts).toEqual(['上海市 黄浦区']);
});

const startTime = Date.UTC(2026, 11, 18, 10);
const activity: Activity = {
  id: '80001',
  type: 'trade-show',
  title: '第五届上海博览会',
  coverImg: '',
  sourceName: '食业活动',
  publishTime: 0,
  typeName: '展会',
  sourceId: 1,
  summary: '',
  startTime,
  endTime: Date.UTC(2026, 11, 18, 16),
  period: 'upcoming',
  city: '上海',
  venue: '会展中心',
  price: 0,
  viewCount: 0,
};

test('an event that is found has its time as on its page, in China', () => {
  expect(rowOf({ kind: 'events', id: '80001', activity }, to, startTime, 'zh').time).toEqual({
    machine: '2026-12-18T18:00:00+08:00',
    text: '12月18日 18:00–24:00',
  });
});
