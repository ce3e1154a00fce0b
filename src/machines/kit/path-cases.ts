import type { AnyMachineSnapshot, InputFrom } from 'xstate';
import type { pageMachine } from './page.machine.ts';
import type { CauseSpec, PathSpec, PathStart, Words } from './path-spec.ts';

export type PageMachine = ReturnType<typeof pageMachine>;

export const offline = {
  zh: '断网，请求失败',
  en: 'The network is gone and the request fails',
  payload: { error: { tag: 'offline' } },
  cause: { fault: { kind: 'offline' } },
  also: [
    { zh: '服务器迟迟不答复', en: 'The server takes too long', payload: { error: { tag: 'timeout' } } },
    { zh: '服务器不可用', en: 'The server is away', payload: { error: { tag: 'unavailable', status: 503 } } },
  ],
} as const;

export const expired = {
  zh: '后台不再接受这次登录',
  en: 'The backend no longer accepts this login',
  payload: { error: { tag: 'expired' } },
  cause: { fault: { kind: 'status', status: 401 } },
} as const;

/** `code` is the one in the backend's envelope. Without `data` a fault can simulate it. */
export const refusedWith = (code: number, words: Words, data: unknown = null) => ({
  ...words,
  payload: { error: { tag: 'refused', code, msg: '', data } },
  cause: { fault: { kind: 'code' as const, code } } satisfies CauseSpec,
});

/** The backend answers with these data, whatever it holds. */
export const answering = (data: unknown) => ({ fault: { kind: 'code', code: 0, data } }) satisfies CauseSpec;

export const crashed = (words: Words) => ({
  ...words,
  payload: { error: { tag: 'crashed', reason: 'defect' } },
  cause: { never: 'a defect of ours cannot be brought about on purpose' } satisfies CauseSpec,
});

export const closingCases = {
  'xstate.done.actor.closing': [
    { zh: '确认关闭', en: 'Closing is confirmed', cause: { story: 'confirm the closing' } satisfies CauseSpec },
  ],
  'xstate.error.actor.closing': [crashed({ zh: '关闭前的询问出了故障', en: 'The question crashes' })],
} as const;

export const clockFails = {
  ...crashed({ zh: '读不到时间', en: 'The time cannot be read' }),
  cause: { never: 'the time can always be read' },
} as const;

export const storageFails = {
  by: 'backend',
  zh: '浏览器拒绝存储',
  en: 'The browser refuses to store',
  payload: { failure: { tag: 'storage', reason: 'quota' } },
} as const;

/** The durable record has been read; it comes ahead of all else. */
export const readFirst = { by: 'backend', cause: { itself: 'first' } } as const;

/** Another tab stores the value of the event. */
export const storedElsewhere = { by: 'part', cause: { story: 'another tab stores it' } } as const;

export const throttleOpens = { zh: '过 800 毫秒', en: '800 ms pass' } as const;

export const networkReturns = { by: 'backend', zh: '网络恢复', en: 'The network is back' } as const;

export const isOffline = ({ context }: AnyMachineSnapshot): boolean => context.failure?.tag === 'offline';

export const offlineGone = {
  zh: '“网络不通”不再显示，填的内容还在。',
  en: 'The network error disappears; the input stays.',
} as const;

export const userChangeCases = {
  'user.changed': [
    {
      by: 'part',
      zh: '已确认用户是会员',
      en: 'The user is confirmed as a member',
      payload: { memberId: '1001', role: 'registered', how: 'known' },
    },
    {
      by: 'part',
      zh: '访客登录了',
      en: 'A guest logs in',
      payload: { memberId: '1001', role: 'registered', how: 'entered' },
    },
    {
      by: 'part',
      zh: '会员退出了登录',
      en: 'The member logs out',
      payload: { memberId: null, role: 'guest', how: 'left' },
    },
  ],
} as const;

const passedOn = { zh: '应用去办。', en: 'The app sees to it.' };

const pageCases = {
  'route.wanted': [
    {
      by: 'part',
      zh: '要换到另一页',
      en: 'Another page is requested',
      payload: { name: 'post.circles', params: {} },
      then: passedOn,
    },
  ],
  'page.found': [{ by: 'part', zh: '页面要显示的东西找到了', en: 'What the page is about is there', then: passedOn }],
} as const;

interface PageWords {
  readonly name: Words;
  readonly opened: PathStart<InputFrom<PageMachine>>;
  /** Of the chart. */
  readonly zh: string;
}

export const pageSpec = (machine: PageMachine, { name, opened, zh }: PageWords): PathSpec<PageMachine> => ({
  machine,
  name,
  starts: [{ input: { params: {} }, ...opened }],
  events: pageCases,
  states: { '': { zh } },
});

export const sentWords = {
  sent: { title: { zh: '已提交', en: 'Submitted' }, zh: '有了答复且过了 800 毫秒，才能再次提交。' },
  'sent.answer': { title: { zh: '后台答复', en: 'Backend answer' } },
  'sent.answer.awaiting': { title: { zh: '等待答复', en: 'Waiting for answer' }, zh: '等后台答复。' },
  'sent.answer.refused': { title: { zh: '提交未通过', en: 'Submission rejected' }, zh: '显示失败原因；可以继续填写。' },
  'sent.throttle': { title: { zh: '防重复提交', en: 'Double-submit guard' } },
  'sent.throttle.throttled': { title: { zh: '忽略重复点击', en: 'Ignoring repeated click' }, zh: '连点两次没有作用。' },
  'sent.throttle.waiting': {
    title: { zh: '稍后再提交', en: 'Submitting again soon' },
    zh: '有了答复又提交得太快；时间一到就提交。',
  },
  'sent.throttle.open': { title: { zh: '限制已解除', en: 'Guard over' }, zh: '只等后台答复。' },
} as const;

export const formWords = {
  editing: { title: { zh: '填写中', en: 'Editing' }, zh: '用户在填写；失败过则说明原因。' },
  ...sentWords,
} as const;

export const draftWords = {
  draft: { title: { zh: '上次的草稿', en: 'Earlier draft' } },
  'draft.looking': { title: { zh: '查找草稿中', en: 'Looking for draft' }, zh: '有没有上次没提交的内容？' },
  'draft.none': { title: { zh: '没有草稿', en: 'No draft' }, zh: '没有上次留下的内容。' },
  'draft.restored': { title: { zh: '草稿已恢复', en: 'Draft restored' }, zh: '上次没提交的内容已恢复；可以放弃。' },
} as const;

export const under = (path: string, states: PathSpec['states']): PathSpec['states'] =>
  Object.fromEntries(Object.entries(states).map(([inner, words]) => [`${path}.${inner}`, words]));
