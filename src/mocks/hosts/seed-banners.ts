import type { Banner } from '#services/contract/basic.contract.ts';
import { base } from '../base.ts';
import { cover } from '../seed/covers.ts';
import type { SeedData } from '../seed/create-seed.ts';
import { frontOf } from '../seed/news.ts';
import { createTopics } from '../seed/topics.ts';

const week = 7 * 86_400_000;

export const bannersOf = ({ activities, news, newsMapper }: SeedData, now: number): readonly Banner[] => {
  const show = activities
    .filter(({ kind, startTime }) => kind === 'trade-show' && startTime > now)
    .toSorted((a, b) => a.viewCount - b.viewCount)[0];
  const front = frontOf(news);
  const story = news
    .filter(({ id, publishTime }) => now - publishTime > week && !front.has(id))
    .toSorted((a, b) => b.viewCount - a.viewCount)[0];
  const topic = createTopics()[0];
  return [
    ...(show
      ? [
          {
            id: '1',
            title: show.title,
            image: cover({ key: `banner:${show.id}`, category: show.category, shape: 'booth' }),
            url: `${base}events/${show.id}`,
          },
        ]
      : []),
    ...(story
      ? [{ id: '2', title: story.title, image: newsMapper.toItem(story).coverImg, url: `${base}news/${story.id}` }]
      : []),
    ...(topic
      ? [
          {
            id: '3',
            title: `大家在聊：${topic.name}`,
            image: topic.coverImg,
            url: `${base}community/topic/${topic.id}`,
          },
        ]
      : []),
  ];
};
