import { expect, test } from 'vitest';
import { maskedTitle } from './post-title.ts';
import { typeOfPost } from './post-type.ts';

test('[R3-36] a grey word is masked by as many stars as it has characters, wherever it stands', () => {
  expect(maskedTitle({ title: '加微信，供应燕麦粉，加微信', greyWords: ['加微信'] })).toBe('***，供应燕麦粉，***');
  expect(maskedTitle({ title: '微信群与微信', greyWords: ['微信', '微信群'] })).toBe('***与**');
  expect(maskedTitle({ title: '𠮷祥 (a+b)', greyWords: ['𠮷祥', '(a+b)', ''] })).toBe('** *****');
  expect(maskedTitle({ title: '供应燕麦粉', greyWords: [] })).toBe('供应燕麦粉');
});

test('[R3-35][R9-15][R9-16][R9-17] the tag tells what a post is', () => {
  expect([9, 8, 10, 101, 77].map(typeOfPost)).toEqual(['supply', 'demand', 'recruitment', 'top', 'top']);
});
