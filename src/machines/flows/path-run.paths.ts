import { crashed } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { pathRunMachine } from './path-run.machine.ts';
import type { ShownPath, ShownStep } from './path-steps.ts';

const seen = (state: string) => ({ states: [state], says: [], see: [], requirements: [] });
const step = (type: string, to: string, cause: ShownStep['cause']): ShownStep => ({
  kind: 'user',
  event: { type },
  words: { zh: '走一步', en: 'Take a step' },
  transitions: [],
  seen: seen(to),
  cause,
});
const path: ShownPath = {
  id: 'lamp-1',
  given: { zh: '灯关着', en: 'The lamp is off' },
  start: 0,
  at: { href: '/', isAtStart: true },
  cause: { by: 'event' },
  seen: seen('off'),
  steps: [step('press', 'on', { by: 'event' }), step('turn', 'off', { by: 'story', story: 'somebody turns it' })],
};

export const pathRunPaths: PathSpec<typeof pathRunMachine> = {
  machine: pathRunMachine,
  name: { zh: '在应用里试走路径', en: 'Playing a path on the app' },
  never: 'it plays in a window of the app: tests/app/path-windows.test.ts',
  starts: [
    {
      zh: '点击“在应用里试走”',
      en: 'Press "Play in the app"',
      input: { machine: 'lamp', path, calls: [] },
    },
  ],
  key: ({ context: { step: at, pace, difference } }) => [at, pace !== null, difference !== null],
  events: {
    'step.do': [{ zh: '点击“执行这一步”', en: 'Press "Take the step"' }],
    'pace.set': [
      {
        zh: '选择速度',
        en: 'Choose a speed',
        payload: { pace: 'brisk' },
        when: ({ context: { pace } }) => pace === null,
      },
      {
        zh: '点击“暂停”',
        en: 'Press "Pause"',
        payload: { pace: null },
        when: ({ context: { pace } }) => pace !== null,
      },
    ],
    'run.again': [{ zh: '点击“重新开始”', en: 'Press "Start again"' }],
    'path.played': [
      {
        by: 'part',
        zh: '应用到了路径的起点',
        en: 'The app is where the path begins',
        payload: { step: 0, difference: null },
        when: (snapshot) => snapshot.matches('opening'),
      },
      {
        by: 'part',
        zh: '应用走到了第一步的结果',
        en: 'The app is where the first step leads',
        payload: { step: 1, difference: null },
        when: (snapshot) => snapshot.matches('doing'),
      },
      {
        by: 'part',
        zh: '应用走到了第二步的结果',
        en: 'The app is where the second step leads',
        payload: { step: 2, difference: null },
        when: (snapshot) => snapshot.matches('asking'),
      },
      {
        by: 'part',
        zh: '应用走到了别处',
        en: 'The app goes elsewhere',
        payload: { step: 0, difference: { tag: 'differs', actual: null } },
      },
    ],
    'window.blocked': [{ by: 'backend', zh: '浏览器拦住了窗口', en: 'The browser blocks the window' }],
    'window.left': [{ by: 'part', zh: '应用窗口关了', en: 'The window of the app is closed' }],
    'coverage.grew': [
      {
        by: 'part',
        zh: '走过的地方多了',
        en: 'More is covered',
        payload: { covered: ['lamp.on'] },
        then: { zh: '图上标出走过的部分。', en: 'Covered parts are marked on the chart.' },
        when: (snapshot) => snapshot.matches('resting'),
      },
    ],
    'link.failed': [
      {
        by: 'part',
        zh: '浏览器不能在窗口之间传话',
        en: 'The browser has no channels between windows',
        payload: { failure: { tag: 'crashed', reason: 'none' } },
      },
    ],
    'xstate.after.openPatience.pathRun.opening': [
      { zh: '等了 30 秒', en: 'Thirty seconds pass', then: { zh: '应用再不来就停下。', en: 'The path gives up.' } },
    ],
    'xstate.after.stepPatience.pathRun.doing': [
      {
        zh: '等了 5 秒',
        en: 'Five seconds pass',
        then: { zh: '看应用现在在哪里。', en: 'It is seen where the app is.' },
      },
    ],
    'xstate.after.betweenSteps.pathRun.resting': [{ zh: '过了一会儿', en: 'A moment passes' }],
    'xstate.error.actor.link': [
      {
        by: 'part',
        ...crashed({ zh: '传话的部分停了', en: 'The link stops' }),
        then: { zh: '试走照旧。', en: 'The run goes on as it is.' },
        when: (snapshot) => snapshot.matches('opening'),
      },
    ],
  },
  states: {
    '': { zh: '在应用自己的窗口里播放一条测试路径。' },
    opening: { title: { zh: '打开应用中', en: 'Opening the app' }, zh: '应用正在打开，数据全新，停在路径的起点。' },
    blocked: { title: { zh: '窗口被拦截', en: 'Window blocked' }, zh: '浏览器没有打开窗口。' },
    resting: { title: { zh: '等待下一步', en: 'Ready for step' }, zh: '可以走下一步，或稍后自动走。' },
    doing: { title: { zh: '执行中', en: 'Taking the step' }, zh: '这一步正在发生，等应用走到它的结果。' },
    asking: { title: { zh: '请人操作', en: 'Asking a person' }, zh: '这一步要人在窗口里做。' },
    passed: { title: { zh: '路径通过', en: 'Path passed' }, zh: '应用走完了整条路径。' },
    stopped: { title: { zh: '路径不符', en: 'Path failed' }, zh: '应用没有按路径走，或有一步无法实现。' },
    lost: { title: { zh: '窗口已关闭', en: 'Window closed' }, zh: '应用的窗口关了。' },
    failed: { title: { zh: '连接失败', en: 'Connection failed' }, zh: '连接不上别的窗口。' },
  },
};
