import { expect, test } from 'vitest';
import { messageKey } from './message-key.ts';

const pressed = (part: Partial<Parameters<typeof messageKey>[0]> = {}): ReturnType<typeof messageKey> =>
  messageKey({ key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, ...part });

test('[R5.7-4][R5.7-5] Enter sends, Ctrl+Enter breaks the line, other keys do neither', () => {
  expect([pressed(), pressed({ ctrlKey: true }), pressed({ metaKey: true }), pressed({ shiftKey: true })]).toEqual([
    'send',
    'break',
    'break',
    null,
  ]);
  expect(pressed({ key: 'a' })).toBeNull();
});
