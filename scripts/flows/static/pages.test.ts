import { expect, test } from 'vitest';
import type { Gallery } from '#machines/flows/chart-file.ts';
import { sampleChart } from '#machines/flows/sample-chart.ts';
import { chartPage } from './chart-page.tsx';
import { compared } from './compare.ts';
import { indexPage } from './index-page.tsx';

const without = (id: string) => ({
  ...sampleChart,
  states: sampleChart.states.filter((state) => state.id !== id),
  arrows: sampleChart.arrows.filter(({ source, targets }) => source !== id && !targets.includes(id)),
});

test('whatever may be wider than the window can be scrolled by the keyboard, and says what it is', () => {
  const { now, before } = compared(sampleChart, without('lamp.off'));
  const change = { ref: 'v1', now, gone: before, before: sampleChart };
  for (const lang of ['zh', 'en'] as const) {
    const page = chartPage(without('lamp.off'), lang, change);
    const wide = page.match(/<[^>]+class="(?:frame|table)"[^>]*>/g) ?? [];
    expect(wide).toHaveLength(4);
    for (const part of wide) expect(part).toMatch(/^<section class="\w+" aria-label="[^"]+" tabindex="0">$/);
  }
});

test('what has changed is listed in words, also what is gone', () => {
  const { now, before } = compared(sampleChart, without('lamp.off'));
  const page = chartPage(without('lamp.off'), 'zh', { ref: 'v1', now, gone: before, before: sampleChart });
  expect(page).toContain('删去 <code>lamp.off</code> 状态lamp.off · lamp.off 的说明。');
  expect(page).toContain('删去 <code>lamp.off/press/0</code> 点一下');
});

test('a chart that is gone as a whole is on the list, and has its page', () => {
  const gallery: Gallery = { format: 'shiye.gallery/1', stories: [], features: [], machines: [] };
  expect(indexPage(gallery, 'en', new Set(), 'v1')).toContain('Nothing has changed.');
  const list = indexPage(gallery, 'en', new Set(), 'v1', [sampleChart]);
  expect(list).toContain('Charts that are gone');
  expect(list).toContain(`href="${sampleChart.stem}.en.html"`);
  const { before } = compared(sampleChart, null);
  const page = chartPage(sampleChart, 'en', { ref: 'v1', now: before, gone: new Map(), before: null });
  expect(page).toContain('removed <code>lamp</code>');
});
