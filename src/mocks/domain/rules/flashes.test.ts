import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import { flashDetail, flashPage, newsOfFlash, viewFlash } from './flashes.ts';

test('[R7.6-15] flashes that are out, newest first', ({ domain, wait }) => {
  expect(flashPage(domain, { size: 5, current: 1 })).toEqual({
    records: [
      {
        id: '70',
        title: '快讯',
        content: '<p>一句话</p>',
        publishTime: domain.now() - 60 * 60 * 1_000,
        sourceId: 1,
        sourceName: '食业',
      },
    ],
    total: 1,
    current: 1,
    size: 5,
  });
  wait(24 * 60 * 60 * 1_000);
  expect(flashPage(domain, {}).records.map(({ id }) => id)).toEqual(['71', '70']);
});

test('[R7.6-16][R7.6-20] a flash says what it is about, and its views count', ({ domain }) => {
  viewFlash(domain, '70');
  expect(flashDetail(domain, '70')).toMatchObject({
    id: '70',
    viewCount: 4,
    tags: [{ id: 51, name: '烘焙', tagCode: 'baking' }],
    companies: [{ id: 1, name: '味研所' }],
  });
});

test('[R7.6-17] beside a flash stands news of its company', ({ domain }) => {
  expect(newsOfFlash(domain, '70').map(({ id }) => id)).toEqual(['3']);
});

test('[R7.6-16] an unknown flash, and one that is not out yet, do not exist', ({ domain }) => {
  for (const id of ['404', '71']) {
    for (const call of [flashDetail, newsOfFlash, viewFlash]) {
      expect(() => call(domain, id)).toThrow(refused(404));
    }
  }
});
