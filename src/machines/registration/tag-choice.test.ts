import { expect, test } from 'vitest';
import { cleanTag, hasTagNamed, tagDraftOf, tagLengthError, tagsOfDraft } from './tag-choice.ts';

test.each([
  ['  烘焙 ', '烘焙'],
  ['🍞烘焙🥐', '烘焙'],
  ['👩🏽‍🍳 甜品 ', '甜品'],
  ['🍕', ''],
  ['冻干 #1', '冻干 #1'],
])('[R5.6-4][R5.6-5] %j is searched as %j', (text, clean) => {
  expect(cleanTag(text)).toBe(clean);
});

test('[R5.6-1] a tag has at most 10 characters', () => {
  expect(tagLengthError('𠮷'.repeat(10))).toBeNull();
  expect(tagLengthError('食'.repeat(12))).toEqual({ code: 'tooLong', max: 10, over: 2 });
});

test('[R5.6-2] tags are the same when their names are identical', () => {
  const tags = [{ id: 1, name: '烘焙' }];
  expect([hasTagNamed(tags, '烘焙'), hasTagNamed(tags, '烘'), hasTagNamed([], '烘焙')]).toEqual([true, false, false]);
});

test('[R3-28] a draft gives back the text and the tags', () => {
  const chosen = [
    { id: 310, name: '调味品' },
    { id: 301, name: '乳制品' },
  ];
  expect(tagsOfDraft(tagDraftOf('烘', chosen))).toEqual({ keyword: '烘', chosen });
  expect(tagsOfDraft({ 'tag.x': '乳制品', other: '1' })).toEqual({ keyword: '', chosen: [] });
  expect(tagsOfDraft(null)).toEqual({ keyword: '', chosen: [] });
});
