import { networkReturns, offline } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { chartViewMachine } from './chart-view.machine.ts';
import { sampleChart } from './sample-chart.ts';

const on = 'lamp.on';
const unmarked = { reel: null, coveredBy: null };
const stays = { zh: '图照旧。', en: 'The chart stays as it is.' };

export const chartViewPaths: PathSpec<typeof chartViewMachine> = {
  machine: chartViewMachine,
  name: { zh: '一张状态图', en: 'One statechart' },
  starts: [
    { zh: '打开一张状态图', en: 'A chart is opened', input: { stem: 'lamp', state: null, ...unmarked } },
    {
      zh: '打开指向某个状态的链接',
      en: 'A link to a state is opened',
      input: { stem: 'lamp', state: 'on', ...unmarked },
    },
    {
      zh: '链接里的状态不存在',
      en: 'A link names a state that is not there',
      input: { stem: 'lamp', state: 'gone', ...unmarked },
    },
    {
      zh: '在打开的会话里换到这张图，会话的覆盖已经标出',
      en: 'The chart is changed to in an open session, whose coverage is marked',
      input: { stem: 'lamp', state: null, reel: 'reel-1', coveredBy: 'session' },
    },
    {
      zh: '在打开的会话里换到这张图，测试的覆盖已经标出',
      en: 'The chart is changed to in an open session, and what tests cover is marked',
      input: { stem: 'lamp', state: null, reel: 'reel-2', coveredBy: 'tests' },
    },
  ],
  key: ({ context: { state, reel, chart, folded } }) => [state, reel, chart === null, folded],
  events: {
    'element.choose': [
      {
        zh: '点击一个状态',
        en: 'Click a state',
        payload: { id: on },
        then: { zh: '旁边显示它的说明。', en: 'What it is stands beside the chart.' },
      },
    ],
    'element.walk': [
      {
        zh: '按方向键',
        en: 'Press an arrow key',
        payload: { to: 'next' },
        then: { zh: '下一个状态或转移被选中。', en: 'The next state or transition is chosen.' },
      },
    ],
    'element.reveal': [
      {
        zh: '在图上找一个收起来的状态',
        en: 'A state that is folded away is shown on the chart',
        payload: { id: 'lamp.on.dim' },
        then: { zh: '它外面的分支展开，它被选中。', en: 'What is around it is unfolded, and it is chosen.' },
      },
      {
        zh: '在图上找一个收起来的分支',
        en: 'A branch that is folded away is shown on the chart',
        payload: { id: on },
        then: { zh: '它外面的分支展开，它被选中。', en: 'What is around it is unfolded, and it is chosen.' },
      },
    ],
    'branch.fold': [
      { zh: '收起或展开一个分支', en: 'Fold or unfold a branch', payload: { id: on } },
      { zh: '收起或展开整张图', en: 'Fold or unfold the chart itself', payload: { id: 'lamp' } },
    ],
    'branch.unfoldAll': [{ zh: '点击“全部展开”', en: 'Press "Unfold all"' }],
    'names.toggle': [
      {
        zh: '切换“代码名称”',
        en: 'Switch the names of the code',
        then: {
          zh: '图上的文字换成代码里的名称，或换回来。',
          en: 'The chart says the names of the code, or its words again.',
        },
      },
    ],
    'coverage.show': [
      { zh: '选“标出测试未覆盖”', en: 'Choose "What no test covers"', payload: { by: 'tests' } },
      { zh: '选“标出本次会话未覆盖”', en: 'Choose "Not covered by this session"', payload: { by: 'session' } },
      { zh: '选“不标覆盖”', en: 'Choose "No coverage"', payload: { by: null } },
    ],
    'coverage.grew': [
      { by: 'part', zh: '会话走到的更多了', en: 'The session covers more', payload: { covered: ['lamp', 'lamp.off'] } },
    ],
    'xstate.error.actor.sessionCoverage': [
      {
        by: 'part',
        zh: '会话的统计停了',
        en: 'Counting the session stops',
        payload: { error: { tag: 'crashed', reason: 'defect' } },
      },
    ],
    'xstate.done.actor.loadCovered': [
      { by: 'part', zh: '覆盖情况到了', en: 'What was covered has come', payload: { output: ['lamp.off'] } },
      { by: 'part', zh: '还没有统计', en: 'Nobody has counted', payload: { output: null } },
    ],
    'xstate.error.actor.loadCovered': [offline],
    'zoom.to': [{ zh: '放大', en: 'Zoom in', payload: { scale: 1 }, then: { zh: '图变大。', en: 'The chart grows.' } }],
    'zoom.reset': [
      {
        zh: '点击“适合阅读的大小”',
        en: 'Press "Readable size"',
        then: { zh: '图回到适合阅读的大小。', en: 'The chart is large enough to be read again.' },
      },
    ],
    'chart.search': [
      {
        zh: '在图里搜索',
        en: 'Search the chart',
        payload: { text: '灯' },
        then: { zh: '列出符合的状态和转移。', en: 'States and transitions that fit are listed.' },
      },
    ],
    'chart.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'side.show': [
      { zh: '打开“测试路径”', en: 'Open the paths', payload: { part: 'paths' } },
      { zh: '打开“说明”', en: 'Open the details', payload: { part: 'details' } },
    ],
    'connection.returned': [networkReturns],
    'layout.made': [
      {
        by: 'part',
        zh: '新的布局画好了',
        en: 'The new layout is made',
        payload: { layout: sampleChart.layout, folded: [on] },
      },
      {
        by: 'part',
        zh: '过时的布局画好了',
        en: 'A layout is made that is no longer wanted',
        payload: { layout: sampleChart.layout, folded: ['lamp.off'] },
        then: stays,
      },
    ],
    'layout.failed': [{ by: 'part', zh: '布局程序加载失败', en: 'The layout program did not come' }],
    'xstate.done.actor.loadChart': [
      { by: 'part', zh: '状态图到了', en: 'The chart has come', payload: { output: sampleChart } },
      { by: 'part', zh: '没有这张状态图', en: 'There is no such chart', payload: { output: null } },
    ],
    'xstate.error.actor.loadChart': [offline],
    'xstate.error.actor.layouter': [
      {
        by: 'part',
        zh: '布局程序停了',
        en: 'The layout program stops',
        payload: { error: { tag: 'crashed', reason: 'defect' } },
        then: stays,
      },
    ],
  },
  states: {
    '': '一张状态图。',
    loading: '状态图正在加载，位置先留着。',
    unknown: '没有叫这个名字的状态图。',
    failed: '状态图没有加载出来，可以重试。',
    shown: '状态图画出来了。',
    'shown.link.reading': '地址里有没有写明这张图的一个状态？',
    'shown.link.followed': '由地址或由手选中的部分有标记。',
    'shown.link.lost': '地址里的状态这张图没有；图照样显示。',
    'shown.picture.still': '图上该收起的收起，该展开的展开。',
    'shown.picture.folding': '图正在重画，画好之前还是原来的。',
    'shown.picture.unfolded': '图没能重画，显示整张图。',
    'shown.coverage.arriving': '一开始就标出覆盖吗？',
    'shown.coverage.unmarked': '不标出覆盖情况。',
    'shown.coverage.counting': '覆盖情况正在加载。',
    'shown.coverage.marked': '没有覆盖的部分标出来，并列在旁边。',
    'shown.coverage.uncounted': '没有可用的统计：构建之前还没有跑过测试。',
    'shown.coverage.session': '标出会话走到了哪里，随会话增加。',
    'shown.coverage.session.waiting': '还没有打开会话，也没有试走路径。',
    'shown.coverage.session.marked': '会话没有覆盖的部分标出来，并列在旁边。',
    'shown.side.details': '图的旁边是选中部分的说明。',
    'shown.side.paths': '图的旁边是测试路径。',
  },
};
