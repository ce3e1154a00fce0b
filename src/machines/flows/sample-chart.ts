import type { ChartArrow, ChartFile, ChartState } from './chart-file.ts';

const state = (id: string, parent: string | null, rest: Partial<ChartState> = {}): ChartState => ({
  id,
  key: id.split('.').at(-1) ?? id,
  path: id.split('.').slice(1).join('.'),
  parent,
  kind: 'plain',
  initial: null,
  title: { zh: `状态${id}`, en: `State ${id}` },
  words: { zh: `${id} 的说明。`, en: `What ${id} is.` },
  tags: [],
  requirements: [],
  see: null,
  entry: [],
  exit: [],
  invokes: [],
  ...rest,
});

const arrow = (source: string, event: string, targets: readonly string[]): ChartArrow => ({
  id: `${source}/${event}/0`,
  source,
  event,
  by: 'user',
  words: { zh: '点一下', en: 'Press it' },
  guard: null,
  actions: [],
  targets,
  outcome: null,
  outcomes: [],
  see: null,
  requirements: [],
});

const none = { paths: 0, steps: 0, lowerBound: 0 };

export const sampleChart: ChartFile = {
  format: 'shiye.chart/1',
  machine: 'lamp',
  stem: 'lamp',
  feature: 'flows',
  name: { zh: '灯', en: 'A lamp' },
  purpose: { zh: '一盏灯。', en: 'A lamp.' },
  screens: [],
  starts: [],
  states: [
    state('lamp', null, { kind: 'compound', initial: 'lamp.off' }),
    state('lamp.off', 'lamp'),
    state('lamp.on', 'lamp', { kind: 'compound', initial: 'lamp.on.dim' }),
    state('lamp.on.dim', 'lamp.on'),
    state('lamp.on.bright', 'lamp.on'),
  ],
  arrows: [
    arrow('lamp.off', 'press', ['lamp.on']),
    arrow('lamp.on', 'press', ['lamp.off']),
    arrow('lamp.on.dim', 'turn', ['lamp.on.bright']),
    arrow('lamp.on', 'look', []),
  ],
  actions: {},
  guards: {},
  texts: {},
  missing: [],
  covers: { transitions: none, outcomes: none, edges: none, pairs: none },
  layout: { size: [0, 0], states: {}, dots: {}, lines: {} },
};
