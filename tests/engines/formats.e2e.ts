import { expect } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../scripts/lib/run.ts';
import { test } from './fixtures.ts';

interface InThePage {
  readonly formats: typeof import('../../src/views/kit/formats.ts') &
    typeof import('../../src/views/kit/event-times.ts');
}

/** The app's own formats, as a script that a page can run by itself. */
const script = async (): Promise<string> => {
  const entry = 'formats-of-the-app';
  const files = ['formats', 'event-times'].map((name) => `${root}/src/views/kit/${name}.ts`);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? files.map((file) => `export * from '${file}';`).join('\n') : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'iife', name: 'formats' } },
    },
  });
  const [output] = 'output' in built ? built.output : [];
  if (!output) throw new Error('no script was built');
  return `${output.code}\nglobalThis.formats = formats;`;
};

test('days, times and counts are written alike in every engine', async ({ tab }) => {
  await tab.goto('/404');
  await tab.driver.run(await script());
  const said = await tab.driver.evaluate(() => {
    const { formats } = globalThis as unknown as InThePage;
    const noon = Date.UTC(2026, 8, 3, 4, 5, 9);
    const night = Date.UTC(2027, 0, 8, 16, 0, 0);
    return ['zh', 'en'].map((language) => ({
      day: formats.dayText(noon, language),
      briefDay: formats.briefDayText(noon, noon, language),
      weekdays: [noon, night].map((ms) => formats.briefWeekdayText(ms, noon, language)),
      minute: formats.minuteText(noon, language),
      briefMinute: formats.briefMinuteText(noon, noon, language),
      clock: [noon, night].map((ms) => formats.clockText(ms, language)),
      seconds: [formats.secondText(night, language), formats.dayAndSecondText(noon, language)],
      period: formats.periodMonthText('2020-04-01', language),
      counts: [0, 999, 1234, 12_345, 1.2e6, 1.2e8, 1.2e9].map((count) => formats.countText(count, language)),
      month: formats.monthText(noon, language),
      leaf: Object.values(formats.leafOf(noon, language) ?? {}),
      days: formats.daysText(noon, night, language),
      span: formats.spanText(noon, night, noon, language),
    }));
  }, null);
  expect(said).toEqual([
    {
      day: '2026年9月3日',
      briefDay: '9月3日',
      weekdays: ['9月3日星期四', '2027年1月9日星期六'],
      minute: '2026年9月3日 12:05',
      briefMinute: '9月3日 12:05',
      clock: ['12:05', '00:00'],
      seconds: ['00:00:00', '2026年9月3日 12:05:09'],
      period: '2020.04',
      counts: ['0', '999', '1234', '1.2万', '120万', '1.2亿', '12亿'],
      month: '2026年9月',
      leaf: ['9月', '3', '周四'],
      days: '2026年9月3日周四 – 2027年1月8日周五',
      span: '9月3日 – 2027年1月8日',
    },
    {
      day: '3 Sept 2026',
      briefDay: '3 Sept',
      weekdays: ['Thursday 3 September', 'Saturday 9 January 2027'],
      minute: '3 Sept 2026, 12:05',
      briefMinute: '3 Sept, 12:05',
      clock: ['12:05', '00:00'],
      seconds: ['00:00:00', '3 Sept 2026, 12:05:09'],
      period: 'Apr 2020',
      counts: ['0', '999', '1.2K', '12.3K', '1.2M', '120M', '1.2B'],
      month: 'September 2026',
      leaf: ['Sept', '3', 'Thu'],
      days: 'Thu 3 Sept 2026 – Fri 8 Jan 2027',
      span: '3 Sept – 8 Jan 2027',
    },
  ]);
});
