import type { SnapshotFrom } from 'xstate';
import { crashed } from '../kit/path-cases.ts';
import type { PathSpec, Words } from '../kit/path-spec.ts';
import type { Observed } from './judge.ts';
import type { AppWindow } from './path-link.ts';
import { pathRunMachine } from './path-run.machine.ts';
import type { ShownPath, ShownStep } from './path-steps.ts';

const seen = (state: string) => ({ states: [state], says: [] });
const step = (kind: ShownStep['kind'], type: string, from: string, to: string): ShownStep => ({
  kind,
  event: { type },
  words: { zh: '走一步', en: 'Take a step' },
  transitions: from === to ? [] : [`lamp.${from}/${type}/0`],
  seen: seen(to),
});
const pass = step('time', 'xstate.after.second.lamp.off', 'off', 'on');
const press = step('user', 'press', 'on', 'off');
const path: ShownPath = {
  id: 'lamp-1',
  given: { zh: '灯关着', en: 'The lamp is off' },
  seen: seen('off'),
  steps: [pass, press, step('user', 'turn', 'off', 'off')],
};
const given = { machine: 'lamp', path };
const observedOf = ({ event, transitions, seen: { states } }: ShownStep): Observed => ({
  event: event.type,
  transitions,
  states,
});
const pressed: Observed = observedOf(press);
const timed: Observed = observedOf(pass);
const moved = (observed: Observed, words: Words) => ({
  by: 'part' as const,
  ...words,
  payload: { observed },
  when: ({ context }: SnapshotFrom<typeof pathRunMachine>) => context.observed.length === 0,
});
const none = { zh: '试走照旧。', en: 'The run goes on as it is.' };

export const pathRunPaths: PathSpec<typeof pathRunMachine> = {
  machine: pathRunMachine,
  name: { zh: '在应用里试走路径', en: 'Playing a path on the app' },
  starts: [{ zh: '点击“在应用里试走”', en: 'Press "Play in the app"', input: given }],
  key: ({ context: { apps, app, actor, states, step: at, skipped, observed, pace, stopReason } }) => [
    apps.map((one: AppWindow) => one.app).toSorted(),
    app,
    actor,
    states,
    at,
    observed.map(({ event, states: to }: Observed) => [event, to]),
    pace !== null,
    stopReason?.tag ?? null,
    skipped.length > 0,
  ],
  limit: 6_000,
  events: {
    'app.choose': [{ zh: '选第一个窗口', en: 'Choose the first window', payload: { app: 'a' } }],
    'route.open': [
      {
        zh: '点击“在应用里打开账号设置”',
        en: 'Press "Open the account settings in the app"',
        payload: { href: '/account' },
        then: { zh: '应用打开那一页。', en: 'The app opens that page.' },
        when: (snapshot) => snapshot.matches({ ready: 'absent' }),
      },
    ],
    'step.do': [{ zh: '点击“执行这一步”', en: 'Press "Take the step"' }],
    'step.skip': [{ zh: '点击“跳过这一步”', en: 'Press "Skip this step"' }],
    'pace.set': [
      {
        zh: '选择速度',
        en: 'Choose a speed',
        payload: { pace: 'brisk' },
        when: (snapshot) => snapshot.context.step === 0 && snapshot.context.pace === null,
      },
      {
        zh: '点击“暂停”',
        en: 'Press "Pause"',
        payload: { pace: null },
        when: ({ context: { pace } }) => pace !== null,
      },
    ],
    'run.again': [{ zh: '点击“重新开始”', en: 'Press "Start again"' }],
    'app.found': [
      {
        by: 'part',
        zh: '一个应用窗口回答',
        en: 'A window of the app answers',
        payload: { found: { app: 'a', title: '食业', route: '/' } },
        then: none,
      },
      {
        by: 'part',
        zh: '另一个应用窗口也回答',
        en: 'Another window of the app answers',
        payload: { found: { app: 'b', title: '食业', route: '/people' } },
        then: none,
        when: (snapshot) => snapshot.matches('searching'),
      },
    ],
    'app.left': [
      { by: 'part', zh: '应用窗口关了', en: 'The window of the app is closed', payload: { app: 'a' } },
      {
        by: 'part',
        zh: '另一个应用窗口关了',
        en: 'Another window is closed',
        payload: { app: 'b' },
        then: none,
        when: (snapshot) => snapshot.matches('choosing'),
      },
    ],
    'actor.found': [
      {
        by: 'part',
        zh: '应用里有这张图，停在路径的起点',
        en: 'The chart runs in the app, where the path begins',
        payload: { path: '/lamp', states: ['off'] },
      },
      {
        by: 'part',
        zh: '应用里有这张图，停在别处',
        en: 'The chart runs in the app, elsewhere',
        payload: { path: '/lamp', states: ['on'] },
      },
      {
        by: 'part',
        zh: '应用里没有这张图',
        en: 'Nothing in the app runs this chart',
        payload: { path: null, states: [] },
      },
    ],
    'actor.moved': [
      moved(pressed, { zh: '应用走了这一步', en: 'The app has taken the step' }),
      moved(timed, { zh: '时间到了', en: 'The time has come' }),
      {
        ...moved(
          { event: 'fail', transitions: [], states: ['broken'] },
          { zh: '后台的结果不是路径要的', en: 'The backend does another thing' },
        ),
        when: (snapshot) => snapshot.matches({ ready: 'waiting' }),
      },
      moved(
        { ...timed, transitions: [], states: ['broken'] },
        { zh: '时间到了，应用走到了别处', en: 'The time has come, and the app goes elsewhere' },
      ),
    ],
    'coverage.grew': [
      {
        by: 'part',
        zh: '走过的地方多了',
        en: 'More is covered',
        payload: { covered: ['lamp.on'] },
        then: { zh: '图上标出走过的部分。', en: 'Covered parts are marked on the chart.' },
        when: (snapshot) => snapshot.matches({ ready: 'resting' }),
      },
    ],
    'step.sent': [{ by: 'part', zh: '应用收下了这一步', en: 'The app has taken the event', payload: { step: 0 } }],
    'step.refused': [
      {
        by: 'part',
        zh: '应用不接受这一步',
        en: 'The app does not take the event',
        payload: { step: 0, reason: 'notTaken' },
      },
      {
        by: 'part',
        zh: '这一步会使用户退出登录，应用不接受',
        en: 'The step would log the user out, and the app rejects it',
        payload: { step: 0, reason: 'logsOut' },
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
    'xstate.after.gatherFor.pathRun.searching': [{ zh: '等各个窗口报到', en: 'The windows have had time to answer' }],
    'xstate.after.joinPatience.pathRun.joining': [{ zh: '等了 8 秒', en: 'Eight seconds pass' }],
    'xstate.after.betweenSteps.pathRun.ready.resting': [{ zh: '过了一会儿', en: 'A moment passes' }],
    'xstate.error.actor.link': [
      {
        by: 'part',
        ...crashed({ zh: '传话的部分停了', en: 'The link stops' }),
        then: none,
        when: (snapshot) => snapshot.matches('searching'),
      },
    ],
  },
  states: {
    '': { zh: '在另一个窗口的应用里播放一条测试路径。' },
    searching: { title: { zh: '等待应用窗口', en: 'Waiting for window' }, zh: '还没有别的窗口打开应用，正在等。' },
    choosing: { title: { zh: '选择窗口', en: 'Choosing window' }, zh: '有几个窗口开着应用，要选一个。' },
    joining: { title: { zh: '连接窗口中', en: 'Joining window' }, zh: '正在接收应用到现在为止的记录。' },
    silent: { title: { zh: '窗口没有回应', en: 'No answer yet' }, zh: '那个窗口没有回应。' },
    ready: { title: { zh: '窗口已连接', en: 'Window joined' } },
    'ready.looking': { title: { zh: '检查起点', en: 'Checking start' }, zh: '应用是不是停在路径的起点？' },
    'ready.absent': {
      title: { zh: '应用未运行此图', en: 'Chart not running' },
      zh: '应用里现在没有这张图；说明哪一页有。',
    },
    'ready.elsewhere': { title: { zh: '不在起点', en: 'Not at start' }, zh: '应用里有这张图，但不在路径的起点。' },
    'ready.resting': { title: { zh: '等待下一步', en: 'Ready for step' }, zh: '可以走下一步，或稍后自动走。' },
    'ready.doing': { title: { zh: '判断步骤', en: 'Checking step' }, zh: '这一步能不能发给应用？' },
    'ready.sending': { title: { zh: '发送中', en: 'Sending' }, zh: '这一步正在发给应用。' },
    'ready.waiting': {
      title: { zh: '等待外部步骤', en: 'Waiting for others' },
      zh: '这一步由后台、时间或应用里的人来做。',
    },
    'ready.passed': { title: { zh: '路径通过', en: 'Path passed' }, zh: '应用走完了整条路径。' },
    'ready.partial': { title: { zh: '部分通过', en: 'Path partly passed' }, zh: '能走的都走了；跳过的步骤写着原因。' },
    'ready.stopped': { title: { zh: '路径不符', en: 'Path failed' }, zh: '应用没有按路径走，播放停在这里。' },
    lost: { title: { zh: '窗口已关闭', en: 'Window closed' }, zh: '应用的窗口关了。' },
    failed: { title: { zh: '连接失败', en: 'Connection failed' }, zh: '连接不上别的窗口。' },
  },
};
