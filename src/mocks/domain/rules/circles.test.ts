import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import {
  circleCode,
  circleDetail,
  circleStatistic,
  circlesOf,
  joinCircle,
  leaveCircle,
  recommendedCircles,
} from './circles.ts';

const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

test('[R7.3-2][R7.3-3][R1-7] joining and leaving count once each', ({ domain }) => {
  const seen = () => {
    const { memberCount, isJoined, members } = circleDetail(domain, '42', '1001');
    return [memberCount, isJoined, members.map(({ memberId }) => memberId)];
  };
  expect(seen()).toEqual([1, false, ['1002']]);
  joinCircle(domain, '42', '1001');
  joinCircle(domain, '42', '1001');
  expect(seen()).toEqual([2, true, ['1001', '1002']]);
  leaveCircle(domain, '42', '1001');
  leaveCircle(domain, '42', '1001');
  expect(seen()).toEqual([1, false, ['1002']]);
  leaveCircle(domain, '41', '1002');
  joinCircle(domain, '41', '1002');
  expect(circleDetail(domain, '41', null).memberCount).toBe(2);
});

test('[R7.3-3] the founder stays in his circle', ({ domain }) => {
  expect(() => leaveCircle(domain, '41', '1001')).toThrow(refused(50011));
});

test('[R7.3-4][R7.3-7][R7.3-8][R7.3-9] circles by type and by member', ({ domain }) => {
  const recommended = (type: number) => names(recommendedCircles(domain, null, { type, size: 3, current: 1 }).records);
  expect([recommended(0), recommended(1)]).toEqual([['茶圈'], ['上海圈']]);
  expect(names(circlesOf(domain, '1002', 'all', {}).records)).toEqual(['茶圈', '上海圈']);
  expect(names(circlesOf(domain, '1002', 'others', {}).records)).toEqual(['茶圈']);
  expect(names(circlesOf(domain, '1002', 'own', {}).records)).toEqual(['上海圈']);
});

test('[R7.3-6][R3-61] what a member has in circles adds up', ({ domain }) => {
  expect(circleStatistic(domain, '1002')).toEqual({ joined: 2, created: 1, posts: 2, likes: 2 });
  expect(circleDetail(domain, '41', '1002')).toMatchObject({
    name: '茶圈',
    memberCount: 2,
    postCount: 2,
    isJoined: true,
    type: 0,
    founder: { memberId: '1001' },
  });
});

test('[R7.2-9] a code only for a circle that exists', ({ domain }) => {
  expect(circleCode(domain, '41', 'p')).toBe('data:,code-p?id=41');
  expect(() => circleCode(domain, '99', 'p')).toThrow(refused(404));
});
