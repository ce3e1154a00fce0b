import { expect, test } from 'vitest';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
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
  expect(rowOf({ kind: 'people', id: '1001', person }, to, 'zh').facts).toEqual(['上海市 黄浦区']);
});
