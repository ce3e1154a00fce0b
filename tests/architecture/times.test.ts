import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `MonthField` names the months that it offers. */
const formatting = ['src/views/kit/formats.ts', 'src/views/kit/event-times.ts', 'src/views/ui/MonthField.tsx'];
/** An event with a start (`event-data.ts`). */
const ofChecked = ['src/views/events/ics.ts'];

const showsTime = /\bDateTimeFormat\(|\.toLocale(?:Date|Time)String\(|\bDate\([^)]*\)\.to\w*String\(/;

test('times are made into text in one place, which leaves out what is no time', () => {
  const views = globSync('src/views/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const others = views.filter(
    (file) => ![...formatting, ...ofChecked].includes(file) && showsTime.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});

test('a time made into text elsewhere is found', () => {
  for (const text of [
    'new Date(at).toISOString()',
    'new Date(at).toLocaleString(locale)',
    'day.toLocaleTimeString()',
    'new Intl.DateTimeFormat("zh")',
  ])
    expect(text).toMatch(showsTime);
});
