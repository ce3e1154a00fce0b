import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { imageNotice, withRoom } from './chosen-images.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ file: `blob:${at}`, name: `${at}.png` }));

test('[R5.7-8] nine pictures at once, those that are there counted', () => {
  expect(withRoom(pictures(9))).toEqual({ taken: pictures(9), tooMany: [] });
  expect(withRoom(pictures(10))).toEqual({ taken: pictures(9), tooMany: pictures(10).slice(9) });
  expect(withRoom(pictures(3), 8)).toEqual({ taken: pictures(1), tooMany: pictures(3).slice(1) });
});

test('[R5.7-6][R5.7-7][R5.7-8] why a picture is not taken, in both languages', async () => {
  const wordsIn = async (language: 'zh' | 'en') => {
    const { i18n } = await startI18n(language, ['upload']);
    return (['type', 'size', 'many'] as const).map((reason) => {
      const { key, params } = imageNotice(reason);
      return i18n.t(key, params);
    });
  };
  expect(await wordsIn('en')).toEqual([
    'only jpg, png, gif supported',
    'image size cannot exceed 2MB',
    'at most 9 images at a time',
  ]);
  expect(await wordsIn('zh')).toEqual([
    '仅支持 jpg、png、gif 格式的图片',
    '图片大小不能超过 2MB',
    '一次最多选择 9 张图片',
  ]);
});
