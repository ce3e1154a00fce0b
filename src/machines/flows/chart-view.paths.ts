import { crashed, networkReturns, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { chartViewMachine } from './chart-view.machine.ts';
import { sampleChart } from './sample-chart.ts';

const on = 'lamp.on';
const unmarked = { recording: null, coveredBy: null };
const stays = { zh: '图照旧。', en: 'The chart stays as it is.' };

export const chartViewPaths: PathSpec<typeof chartViewMachine> = {
  machine: chartViewMachine,
  name: { zh: '一张状态图', en: 'One statechart' },
  never: 'the flow studio reads files of its build, not the backend',
  starts: [
    { zh: '打开一张状态图', en: 'A chart is opened', input: { stem: 'lamp', state: null, ...unmarked } },
    {
      zh: '打开指向某个状态的链接',
      en: 'A link to a state is opened',
      input: { stem: 'lamp', state: 'on', ...unmarked },
    },
    {
      zh: '链接里的状态不存在',
      en: 'A link names a state that does not exist',
      input: { stem: 'lamp', state: 'gone', ...unmarked },
    },
    {
      zh: '在打开的会话里换到这张图，会话的覆盖已经标出',
      en: 'The chart is opened in a session whose coverage is marked',
      input: { stem: 'lamp', state: null, recording: 'recording-1', coveredBy: 'session' },
    },
    {
      zh: '在打开的会话里换到这张图，测试的覆盖已经标出',
      en: 'The chart is opened in a session, with test coverage marked',
      input: { stem: 'lamp', state: null, recording: 'recording-2', coveredBy: 'tests' },
    },
  ],
  key: ({ context: { state, recording, chart, folded } }) => [state, recording, chart === null, folded],
  events: {
    'element.choose': [
      {
        zh: '点击一个状态',
        en: 'Click a state',
        payload: { id: on },
        then: { zh: '旁边显示它的说明。', en: 'Its details are shown beside the chart.' },
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
        then: { zh: '它外面的分支展开，它被选中。', en: 'The branch around it is unfolded, and it is chosen.' },
      },
      {
        zh: '在图上找一个收起来的分支',
        en: 'A branch that is folded away is shown on the chart',
        payload: { id: on },
        then: { zh: '它外面的分支展开，它被选中。', en: 'The branch around it is unfolded, and it is chosen.' },
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
          en: 'The chart shows code names, or words again.',
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
      { by: 'part', ...crashed({ zh: '会话的统计停了', en: 'Counting the session stops' }) },
    ],
    'xstate.done.actor.loadCovered': [
      { by: 'part', zh: '覆盖情况已加载', en: 'The coverage is loaded', payload: { output: ['lamp.off'] } },
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
      { by: 'part', ...crashed({ zh: '布局程序停了', en: 'The layout program stops' }), then: stays },
    ],
  },
  states: {
    '': { zh: '一张状态图，连同说明和测试路径。' },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '状态图正在加载，位置先留着。' },
    unknown: { title: { zh: '不存在', en: 'Not found' }, zh: '没有叫这个名字的状态图。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '状态图没有加载出来，可以重试。' },
    shown: { title: { zh: '图已显示', en: 'Chart shown' }, zh: '状态图画出来了。' },
    'shown.link': { title: { zh: '地址中的状态', en: 'Linked state' } },
    'shown.link.reading': {
      title: { zh: '识别地址', en: 'Reading address' },
      zh: '地址里有没有写明这张图的一个状态？',
    },
    'shown.link.followed': {
      title: { zh: '选中已标出', en: 'Selection marked' },
      zh: '由地址或由手选中的部分有标记。',
    },
    'shown.link.lost': {
      title: { zh: '链接状态不存在', en: 'Linked state missing' },
      zh: '地址里的状态这张图没有；仍显示整张图。',
    },
    'shown.picture': { title: { zh: '图的收起展开', en: 'Picture layout' } },
    'shown.picture.still': { title: { zh: '布局完成', en: 'Layout ready' }, zh: '图上的收起和展开已是最新。' },
    'shown.picture.folding': {
      title: { zh: '重新布局中', en: 'Updating layout' },
      zh: '正在重新计算布局，完成之前显示原来的图。',
    },
    'shown.picture.unfolded': { title: { zh: '布局失败', en: 'Layout failed' }, zh: '重新布局失败，显示整张图。' },
    'shown.coverage': { title: { zh: '覆盖情况', en: 'Coverage' } },
    'shown.coverage.arriving': { title: { zh: '识别覆盖来源', en: 'Choosing coverage' }, zh: '要标出哪一种覆盖？' },
    'shown.coverage.unmarked': { title: { zh: '未标出覆盖', en: 'Coverage off' }, zh: '不标出覆盖情况。' },
    'shown.coverage.counting': { title: { zh: '加载覆盖中', en: 'Loading coverage' }, zh: '覆盖情况正在加载。' },
    'shown.coverage.marked': {
      title: { zh: '已标出覆盖', en: 'Coverage shown' },
      zh: '没有覆盖的部分标出来，并列在旁边。',
    },
    'shown.coverage.uncounted': {
      title: { zh: '没有覆盖数据', en: 'No coverage data' },
      zh: '没有数据：构建之前没有跑过测试。',
    },
    'shown.coverage.session': {
      title: { zh: '会话覆盖', en: 'Session coverage' },
      zh: '标出会话的覆盖情况，随会话增加。',
    },
    'shown.coverage.session.waiting': {
      title: { zh: '等待会话', en: 'Waiting for session' },
      zh: '还没有打开会话，也没有试走路径。',
    },
    'shown.coverage.session.marked': {
      title: { zh: '已标出会话覆盖', en: 'Session coverage shown' },
      zh: '会话没有覆盖的部分标出来，并列在旁边。',
    },
    'shown.side': { title: { zh: '侧栏', en: 'Side panel' } },
    'shown.side.details': { title: { zh: '显示说明', en: 'Showing details' }, zh: '图的旁边是选中部分的说明。' },
    'shown.side.paths': { title: { zh: '显示测试路径', en: 'Showing test paths' }, zh: '图的旁边是测试路径。' },
  },
};
