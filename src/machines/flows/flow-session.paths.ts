import { crashed } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { flowSessionMachine } from './flow-session.machine.ts';
import { sampleSession } from './sample-session.ts';

const opened = { ...sampleSession, name: 'bug.flow' };
const moves = { zh: '所有画面都换到那一刻。', en: 'Everything shows that moment.' };
const stays = { zh: '之前打开的会话照旧。', en: 'The session that was open stays as it was.' };

export const flowSessionPaths: PathSpec<typeof flowSessionMachine> = {
  machine: flowSessionMachine,
  name: { zh: '会话回放', en: 'A recorded session' },
  never: 'the flow studio reads files of its build, not the backend',
  starts: [
    { zh: '打开“会话回放”', en: 'The page for recorded sessions is opened', input: { take: null, copy: null } },
    {
      zh: '应用的页面把自己的记录交给“会话回放”',
      en: 'A page of the app hands its journal to the page for recorded sessions',
      input: { take: 'key', copy: null },
    },
    {
      zh: '在“会话比较”里带上一次打开的会话',
      en: 'An open session is brought to the page that compares',
      input: { take: null, copy: 'recording-1' },
    },
  ],
  key: ({ context: { session, index, stem } }) => [session?.count ?? null, index, stem],
  limit: 2_000,
  events: {
    'flow.open': [
      {
        zh: '选择或拖入一个文件',
        en: 'Choose or drop a file',
        payload: { file: 'blob:1', name: 'bug.flow', size: 1_000 },
      },
    ],
    'flow.stop': [{ zh: '点击“停止”', en: 'Press "Stop"', then: stays }],
    'recording.progressed': [
      {
        by: 'part',
        zh: '文件读了一半',
        en: 'Half of the file has been read',
        payload: { percent: 50 },
        then: { zh: '进度条走到一半。', en: 'The progress bar is at half.' },
      },
    ],
    'coverage.show': [
      {
        zh: '标出本次会话未覆盖的',
        en: 'Mark what the session does not cover',
        payload: { by: 'session' },
        then: { zh: '图上标出没有覆盖的部分。', en: 'Uncovered parts are marked on the chart.' },
      },
    ],
    'recording.copy': [
      { zh: '选择一次打开的会话', en: 'Choose an open session', payload: { recording: 'recording-1' } },
    ],
    'flow.dismiss': [{ zh: '关掉提示', en: 'Close the message' }],
    'recording.opened': [
      { by: 'part', zh: '文件读好了', en: 'The file has been read', payload: opened },
      {
        by: 'part',
        zh: '读好的文件里有“从这里开始”的记号',
        en: 'The file that has been read is marked: from here',
        payload: { ...opened, annotations: { name: 'bug', notes: [], from: 1, to: null } },
      },
    ],
    'recording.refused': [
      {
        by: 'part',
        zh: '这不是能打开的文件',
        en: 'The file cannot be opened',
        payload: { refusal: { tag: 'notFlow' } },
        then: stays,
      },
    ],
    'recording.failed': [
      {
        by: 'part',
        zh: '文件读取失败',
        en: 'The file could not be read',
        payload: { failure: { tag: 'offline' } },
        then: stays,
      },
    ],
    'recording.grew': [
      {
        by: 'part',
        zh: '又录下了一条',
        en: 'One more entry has been recorded',
        payload: { count: 4, violation: null },
        then: { zh: '时间轴变长。', en: 'The timeline grows.' },
      },
    ],
    'recording.cut': [
      {
        by: 'part',
        zh: '最早的一条被收起',
        en: 'The first entry is let go',
        payload: { dropped: 1 },
        when: ({ context }) => context.session?.count === 4 && context.index === 4,
        then: { zh: '时间轴从后面的状态开始。', en: 'The timeline begins at a later state.' },
      },
    ],
    'span.mark': [
      {
        by: 'part',
        zh: '录制从最新的一刻开始',
        en: 'A recording begins at the newest moment',
        payload: { edge: 'from' },
        then: { zh: '时间轴上有了记号。', en: 'The timeline has a mark.' },
      },
    ],
    'moment.go': [
      { zh: '拖到第 1 条', en: 'Drag to the first entry', payload: { index: 1 }, then: moves },
      { zh: '拖到末尾', en: 'Drag to the end', payload: { index: 9 }, then: moves },
    ],
    'moment.goToEnd': [{ zh: '点击“跳到末尾”', en: 'Press "To the end"', then: moves }],
    'actor.choose': [
      {
        zh: '选择登录窗口',
        en: 'Choose the login dialog',
        payload: { path: '/login', stem: 'login' },
        then: { zh: '中间换成它的状态图。', en: 'Its chart is shown.' },
      },
      {
        zh: '选择另一个同样的流程',
        en: 'Choose another actor of the same chart',
        payload: { path: '/other', stem: 'login' },
        then: { zh: '图不变，亮着的状态换了。', en: 'The chart stays, other states are lit.' },
      },
      { zh: '选择没有状态图的流程', en: 'Choose an actor without a chart', payload: { path: '/load', stem: null } },
    ],
    'note.write': [
      {
        zh: '给这一刻写一句备注',
        en: 'Write a note to this moment',
        payload: { index: 2, text: '这里出错' },
        then: { zh: '备注留在这一刻。', en: 'The note stays with this moment.' },
      },
    ],
    'session.rename': [
      {
        zh: '给会话起个名字',
        en: 'Name the session',
        payload: { name: '绑定失败' },
        then: { zh: '会话有了名字。', en: 'The session has a name.' },
      },
    ],
    'mark.set': [
      {
        zh: '点击“从这里开始”',
        en: 'Press "From here"',
        payload: { edge: 'from' },
        then: { zh: '时间轴上有了记号，或记号没有了。', en: 'The time has a mark, or no longer has it.' },
      },
    ],
    'continue.want': [{ zh: '点击“从这里继续”', en: 'Press "Continue from here"' }],
    'continue.dismiss': [{ zh: '关掉提示', en: 'Close the message' }],
    'xstate.done.actor.handOverFlow': [
      {
        by: 'part',
        zh: '新标签页可以接着走了',
        en: 'A new tab can go on',
        payload: { output: { address: '/?flow=x', isOpen: true } },
      },
    ],
    'xstate.error.actor.handOverFlow': [
      {
        by: 'part',
        zh: '无法在新标签页继续',
        en: 'It could not be left for a new tab',
        payload: { error: { tag: 'storage', reason: 'quota' } },
      },
    ],
    'part.show': [
      {
        zh: '切换到“说明”',
        en: 'Show the details',
        payload: { part: 'details' },
        then: { zh: '手机上换成这一部分。', en: 'A phone shows this part.' },
      },
    ],
    'side.show': [
      {
        zh: '打开“屏幕”',
        en: 'Show what is on the screen',
        payload: { side: 'screen' },
        then: { zh: '图的旁边换成屏幕上的内容。', en: 'The texts on the screen are shown beside the chart.' },
      },
    ],
    'why.ask': [
      {
        zh: '问为什么没有“跳过”',
        en: 'Ask why "Skip" is missing',
        payload: { text: '跳过' },
        then: { zh: '说明哪个流程里有它、现在为什么不行。', en: 'The panel says which flow has it, and why not now.' },
      },
    ],
    'xstate.error.actor.recordingLoader': [
      { by: 'part', ...crashed({ zh: '读取程序停了', en: 'The reading program stops' }), then: stays },
    ],
  },
  states: {
    '': { zh: '回放录下的会话：任意一刻，以及那一刻的每个流程。' },
    file: { title: { zh: '记录文件', en: 'Recording file' } },
    'file.arriving': { title: { zh: '检查交接', en: 'Checking handover' }, zh: '有没有页面把记录交过来？' },
    'file.idle': { title: { zh: '未读取文件', en: 'No file reading' }, zh: '没有文件在读取。' },
    'file.reading': { title: { zh: '读取文件中', en: 'Reading file' }, zh: '正在读取文件，之前打开的还在。' },
    'file.refused': {
      title: { zh: '文件无法打开', en: 'File rejected' },
      zh: '文件打不开，并说明原因；之前打开的还在。',
    },
    'file.failed': {
      title: { zh: '文件读取失败', en: 'File reading failed' },
      zh: '文件或状态图没有读出来；之前打开的还在。',
    },
    session: { title: { zh: '会话', en: 'Session' } },
    'session.none': { title: { zh: '未打开会话', en: 'No session' }, zh: '还没有打开会话。' },
    'session.open': { title: { zh: '会话已打开', en: 'Session open' }, zh: '会话停在其中一刻。' },
    'session.open.app': { title: { zh: '从此刻继续', en: 'Continue from here' } },
    'session.open.app.here': {
      title: { zh: '可以继续', en: 'Ready to continue' },
      zh: '应用可以在新标签页里从这一刻继续。',
    },
    'session.open.app.handingOver': {
      title: { zh: '交接记录中', en: 'Handing over' },
      zh: '正在把到这一刻为止的记录交给新标签页。',
    },
    'session.open.app.handedOver': {
      title: { zh: '已在新标签页继续', en: 'Continued elsewhere' },
      zh: '应用在新标签页里继续；浏览器没有打开时给出链接。',
    },
    'session.open.app.failed': {
      title: { zh: '交接失败', en: 'Handover failed' },
      zh: '没能交给新标签页，并说明原因。',
    },
    'session.open.moment': { title: { zh: '显示的时刻', en: 'Shown moment' } },
    'session.open.moment.following': {
      title: { zh: '跟随最新时刻', en: 'Following latest' },
      zh: '显示最新的一刻，有新的也跟上。',
    },
    'session.open.moment.pinned': {
      title: { zh: '停在一刻', en: 'Fixed moment' },
      zh: '停在一刻，不管后面发生什么。',
    },
    'session.open.chart': { title: { zh: '所选流程的图', en: "Chosen flow's chart" } },
    'session.open.chart.none': {
      title: { zh: '没有状态图', en: 'No chart' },
      zh: '选中的流程没有状态图，它只执行一个操作并返回结果。',
    },
    'session.open.chart.shown': {
      title: { zh: '图已显示', en: 'Chart shown' },
      zh: '显示选中流程的状态图，所在状态亮着。',
    },
  },
};
