import { expect, test } from 'vitest';
import { messageKey } from './message-key.ts';

const pressed = (part: Partial<Parameters<typeof messageKey>[0]> = {}): ReturnType<typeof messageKey> =>
  messageKey({
    key: 'Enter',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    nativeEvent: { isComposing: false, keyCode: 13 },
    ...part,
  });

test('[R5.7-4][R5.7-5] Enter sends, Ctrl+Enter breaks the line, other keys do neither', () => {
  expect([pressed(), pressed({ ctrlKey: true }), pressed({ metaKey: true }), pressed({ shiftKey: true })]).toEqual([
    'send',
    'break',
    'break',
    null,
  ]);
  expect(pressed({ key: 'a' })).toBeNull();
});

test('[R5.7-4] the Enter that ends a word of an input method sends nothing', () => {
  expect(pressed({ nativeEvent: { isComposing: true, keyCode: 13 } })).toBeNull();
  expect(pressed({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBeNull();
});
