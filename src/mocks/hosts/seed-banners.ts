import { cover } from '#mocks/seed/covers.ts';
import type { Seed as Made } from '#mocks/seed/seed.ts';
import { createTopics } from '#mocks/seed/topics.ts';
import type { Banner } from '#services/contract/basic.contract.ts';
import { newsTagId } from '#services/contract/constants.ts';

/** One banner for each site: the next trade show, a feature and a topic that people talk about. */
export const bannersOf = ({ activities, news, newsroom }: Made, now: number): readonly Banner[] => {
  const show = activities
    .filter(({ kind, startTime }) => kind === 'trade-show' && startTime > now)
    .toSorted((a, b) => a.startTime - b.startTime)[0];
  const feature = news.find(({ tagIds }) => tagIds.includes(newsTagId.features));
  const topic = createTopics()[0];
  return [
    ...(show
      ? [
          {
            id: '1',
            title: show.title,
            image: cover({ key: `banner:${show.id}`, category: show.category, shape: 'booth' }),
            url: `/events/${show.id}`,
          },
        ]
      : []),
    ...(feature
      ? [{ id: '2', title: feature.title, image: newsroom.toItem(feature).coverImg, url: `/news/${feature.id}` }]
      : []),
    ...(topic
      ? [{ id: '3', title: `大家在聊：${topic.name}`, image: topic.coverImg, url: `/community/topic/${topic.id}` }]
      : []),
  ];
};
