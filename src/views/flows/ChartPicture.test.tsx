import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Reading } from '#machines/flows/boxes.ts';
import type { ChartFile, Rect } from '#machines/flows/chart-file.ts';
import { scales } from '#machines/flows/chart-view.setup.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { wholeScale } from './panning.ts';

const charts = Object.values(
  import.meta.glob<ChartFile>(['/docs/flows/charts/*.json', '!/docs/flows/charts/index.json'], {
    eager: true,
    import: 'default',
  }),
);

const touch = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

test('every state and every transition of every chart has its place, and no two states cover one another', () => {
  expect(charts.length).toBeGreaterThan(70);
  for (const { machine, states, arrows, layout } of charts) {
    expect({ machine, states: Object.keys(layout.states).toSorted() }).toEqual({
      machine,
      states: states.map(({ id }) => id).toSorted(),
    });
    const drawn = arrows.filter(({ targets }) => targets.length > 0).map(({ id }) => id);
    expect({ machine, missing: drawn.filter((id) => !layout.lines[id]) }).toEqual({ machine, missing: [] });
    const parents = new Set(states.map(({ parent }) => parent));
    const leaves = states
      .filter(({ id }) => !parents.has(id))
      .flatMap(({ id }) => (layout.states[id] ? [[id, layout.states[id]] as const] : []));
    const over = leaves.flatMap(([one, a], at) =>
      leaves.slice(at + 1).flatMap(([other, b]) => (touch(a, b) ? [`${one} ${other}`] : [])),
    );
    expect({ machine, over }).toEqual({ machine, over: [] });
  }
});

test('the whole of every chart can be seen at once, also in the window of a phone', () => {
  const phone = { clientWidth: 328, clientHeight: 400 } as HTMLElement;
  const least = charts.map(({ machine, layout }) => ({ machine, scale: wholeScale(phone, layout.size) }));
  expect(least.filter(({ scale }) => scale < scales.least)).toEqual([]);
});

const draw = (machine: string, reading: Reading, marks = {}, layoutOf = ({ layout }: ChartFile) => layout): string => {
  const chart = charts.find((one) => one.machine === machine);
  return chart
    ? renderToStaticMarkup(
        <svg>
          <title>{machine}</title>
          <ChartPicture chart={chart} layout={layoutOf(chart)} reading={reading} marks={marks} />
        </svg>,
      )
    : '';
};

test('a chart is drawn by Node with the titles and words of either language, or with the names of the code', () => {
  const [zh, en, raw] = [
    draw('smsCode', { lang: 'zh', isRaw: false }),
    draw('smsCode', { lang: 'en', isRaw: false }),
    draw('smsCode', { lang: 'zh', isRaw: true }),
  ];
  for (const text of ['>冷却中<', '若后台要求滑块']) expect(zh).toContain(text);
  for (const text of ['>Cooling down<', 'if the backend requires']) expect(en).toContain(text);
  for (const text of ['>cooling<', '[wantsSlider]']) expect(raw).toContain(text);
  expect(zh + en).not.toContain('>cooling<');
});

test('what is active, taken or not covered is marked', () => {
  const marks = {
    activeStates: new Set(['smsCode.ready']),
    taken: new Set(['smsCode.ready/code.request/0']),
    covered: new Set<string>(),
  };
  const html = draw('smsCode', { lang: 'zh', isRaw: false }, marks);
  expect(html).toContain('flow-state flow-lit flow-missing');
  expect(html).toContain('flow-user flow-taken flow-missing');
});

test('what is active side by side looks like it, also where it is folded: a region is dashed, a state of regions has a dashed ring', () => {
  const alone = (id: string) => (chart: ChartFile) => ({
    ...chart.layout,
    states: { [id]: chart.layout.states[id] as Rect },
  });
  const folded = (machine: string, id: string) => draw(machine, { lang: 'zh', isRaw: false }, {}, alone(id));
  expect(folded('friendRequest', 'friendRequest.sent')).toContain('class="flow-ring flow-region"');
  expect(folded('conversations', 'conversations.window')).toContain('class="flow-box flow-region"');
  expect(folded('friendRequest', 'friendRequest.editing')).not.toContain('flow-region"');
});
