import type { Seed } from './domain-seed.ts';
import type { ActivityRow } from './seed-rows.ts';

const day = 86_400_000;

export const smallActivities = (
  now: number,
): Pick<Seed, 'activities' | 'activityItem' | 'activityDetail' | 'activityKeywords'> => {
  const row = (id: number, startsIn: number, part: Partial<ActivityRow> = {}): ActivityRow => ({
    id: String(id),
    type: 'forum',
    typeName: '论坛',
    title: `活动 ${id}`,
    sourceId: 41,
    sourceName: '食业活动',
    city: '上海',
    venue: '会展中心',
    price: 0,
    publishTime: now - 40 * day,
    startTime: now + startsIn * day,
    endTime: now + (startsIn + 1) * day,
    viewCount: 10 * id,
    likeCount: 0,
    ...part,
  });
  const activities = [
    row(1, 5),
    row(2, 2, { type: 'tasting', typeName: '品鉴', city: '杭州', price: 99 }),
    row(3, -0.5, { sourceId: 42, sourceName: '味觉实验室' }),
    row(4, -9, { publishTime: now - 400 * day, viewCount: 900 }),
    row(5, 30, { publishTime: now + day }),
  ];
  return {
    activities,
    activityItem: (id) => {
      const found = activities.find((activity) => activity.id === id);
      if (!found) throw new Error(`no activity ${id}`);
      return { ...found, coverImg: `data:,cover-${id}`, summary: `简介 ${id}` };
    },
    activityDetail: (id) => ({
      content: `<p>介绍 ${id}</p>`,
      agenda: '<table><tbody><tr><td>09:00</td></tr></tbody></table>',
      address: '世纪大道 1 号',
      sourceIntroduction: '自办的会议与培训。',
      contactEmail: 'events@shiye.example',
    }),
    activityKeywords: [{ keyword: '论坛', searchedCount: 9 }],
  };
};
