import { crashed, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { pathPlayerMachine } from './path-player.machine.ts';

const seen = { states: ['off'], says: [], see: [], requirements: [] };
const step = { kind: 'user', event: { type: 'press' }, words: { zh: '点一下', en: 'Press' }, transitions: [], seen };
const file = {
  format: 'shiye.paths/1',
  machine: 'lamp',
  name: { zh: '灯', en: 'A lamp' },
  description: { zh: '一盏灯。', en: 'A lamp.' },
  criterion: 'outcomes',
  lowerBound: 1,
  paths: [{ id: 'lamp-1', given: { zh: '灯关着', en: 'The lamp is off' }, start: 0, seen, steps: [step, step] }],
  unreachable: [],
};

export const pathPlayerPaths: PathSpec<typeof pathPlayerMachine> = {
  machine: pathPlayerMachine,
  name: { zh: '测试路径播放', en: 'Following a test path' },
  never: 'the flow studio reads files of its build, not the backend',
  starts: [
    { zh: '打开一张图的“测试路径”', en: 'The paths of a chart are opened', input: { stem: 'lamp', machine: 'lamp' } },
  ],
  key: ({ context: { index, step: at, paths } }) => [index, at, paths === null],
  events: {
    'path.choose': [
      { zh: '选择路径 1', en: 'Choose path 1', payload: { index: 0 } },
      { by: 'part', zh: '选择一条不存在的路径', en: 'A path is chosen that does not exist', payload: { index: 7 } },
    ],
    'path.close': [{ zh: '回到路径列表', en: 'Go back to the list' }],
    'step.next': [{ zh: '下一步', en: 'The next step' }],
    'step.back': [{ zh: '上一步', en: 'The step before' }],
    'step.go': [{ zh: '点击最后一步', en: 'Click the last step', payload: { step: 2 } }],
    'play.start': [{ zh: '点击“播放”', en: 'Press "Play"' }],
    'play.stop': [{ zh: '点击“暂停”', en: 'Press "Pause"' }],
    'run.open': [{ zh: '点击“在应用里试走”', en: 'Press "Play in the app"' }],
    'run.close': [{ zh: '点击“退出试走”', en: 'Press "Stop playing"' }],
    'xstate.error.actor.run': [{ by: 'part', ...crashed({ zh: '试走停了', en: 'The run stops' }) }],
    'paths.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'xstate.after.stepPause.pathPlayer.followed.playing': [{ zh: '过了一会儿', en: 'A moment passes' }],
    'xstate.done.actor.loadPaths': [
      { by: 'part', zh: '路径到了', en: 'The paths have come', payload: { output: { file, files: {} } } },
      { by: 'part', zh: '这张图没有路径', en: 'This chart has no paths', payload: { output: null } },
    ],
    'xstate.error.actor.loadPaths': [offline],
  },
  states: {
    '': { zh: '一张图的测试路径，可以在图上一步步看。' },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '路径正在加载。' },
    missing: { title: { zh: '没有路径', en: 'No paths' }, zh: '这张图没有测试路径。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '路径没有加载出来，可以重试。' },
    listed: { title: { zh: '路径列表', en: 'Path list' }, zh: '列出所有路径。' },
    followed: { title: { zh: '查看路径中', en: 'Following path' }, zh: '正在看一条路径，走到的一步在图上亮着。' },
    'followed.still': { title: { zh: '逐步查看', en: 'Step by step' }, zh: '用户一步一步地看。' },
    'followed.running': { title: { zh: '在应用中播放', en: 'Playing on app' }, zh: '这条路径在另一个窗口的应用里走。' },
    'followed.playing': { title: { zh: '自动播放', en: 'Playing automatically' }, zh: '一步接一步地亮起来。' },
  },
};
