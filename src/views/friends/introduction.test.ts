import { expect, test } from 'vitest';
import { fitting } from './introduction.ts';

test('[R3-42 R5.7-9] the self-introduction never has more characters than a request may', () => {
  expect(fitting(['您好'.repeat(70), '您好'])).toBe('您好'.repeat(70));
  expect(fitting([`${'您好'.repeat(70)}！`, '您好'])).toBe('您好');
});
