import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { imageNotice, refusalNotice } from '#machines/images/chosen-images.ts';

test('[R5.7-6][R5.7-7][R5.7-8] why a picture is not taken, in both languages', async () => {
  const wordsIn = async (language: 'zh' | 'en') => {
    const i18n = await startI18n(language);
    return (['type', 'size', 'pixels', 'broken', 'many'] as const).map((reason) => {
      const { key, params } = imageNotice(reason);
      return i18n.t(key, params);
    });
  };
  expect(await wordsIn('en')).toEqual([
    'only jpg, png, gif supported',
    'image size cannot exceed 2MB',
    'The image has too many pixels, at most 50 megapixels',
    'The image is damaged and can’t be opened',
    'at most 9 images at a time',
  ]);
  expect(await wordsIn('zh')).toEqual([
    '仅支持 jpg、png、gif 格式的图片',
    '图片大小不能超过 2MB',
    '图片尺寸过大，最多 5000 万像素',
    '图片已损坏，无法打开',
    '一次最多选择 9 张图片',
  ]);
});

test('[R5.7-6][R5.7-7] a picture that is not taken is named where it was chosen among others', async () => {
  const i18n = await startI18n('en');
  const words = ({ key, params }: ReturnType<typeof refusalNotice>) => i18n.t(key, params);
  expect(words(refusalNotice({ reason: 'type', name: 'oats & tea.heic' }))).toBe(
    'oats & tea.heic: only jpg, png, gif supported',
  );
  expect(words(refusalNotice({ reason: 'size', name: 'a.png' }))).toBe('a.png: image size cannot exceed 2MB');
  expect(words(refusalNotice({ reason: 'type' }))).toBe('only jpg, png, gif supported');
});
