import type { AnyMachineSnapshot } from 'xstate';
import type { Message } from '#services/contract/realtime.contract.ts';
import { enter, fill, key, press } from '../kit/act.ts';
import { answering, networkReturns, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { conversationMachine } from './conversation.machine.ts';
import {
  conversationSample as conversation,
  entrySample,
  messageSample as message,
  restingBut,
} from './path-samples.ts';

const own = { ...message, id: '3', msgFrom: '1001', msgTo: '1002', direction: 1 } as const;

/** A page of the history. */
const page = (total: number, ...records: readonly Message[]) => answering({ records, total, current: 1, size: 10 });

const entry = { ...entrySample, msgContent: '周二见' };

const only = restingBut({
  newest: 'current',
  older: 'idle',
  attention: 'away',
  reading: 'idle',
  composer: 'writing',
  tip: 'none',
});
const isBlank = ({ context }: AnyMachineSnapshot): boolean => context.text === '';
const both =
  (...conditions: readonly ((snapshot: AnyMachineSnapshot) => boolean)[]) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    conditions.every((holds) => holds(snapshot));

export const conversationPaths: PathSpec<typeof conversationMachine> = {
  machine: conversationMachine,
  name: { zh: '一个对话', en: 'One conversation' },
  starts: [
    {
      zh: '会员打开与好友的对话',
      en: 'A member opens a conversation with a friend',
      input: { conversation, memberId: '1001', role: 'registered', text: '' },
    },
  ],
  as: 'liran',
  key: ({ context }) => [
    context.messages.map((each: Message) => each.id),
    context.seen,
    context.isAll,
    context.tip,
    context.text,
    context.conversation.isFriend,
    context.role,
  ],
  events: {
    'conversation.entered': [
      { by: 'part', zh: '选中这个对话', en: 'The conversation is chosen', when: only('newest', 'attention') },
    ],
    'conversation.left': [{ by: 'part', zh: '换到别的对话', en: 'Another one is chosen', when: only('attention') }],
    'conversation.known': [
      {
        by: 'part',
        zh: '对方把会员从好友中删除了',
        en: 'The other is no friend any more',
        payload: { conversation: { ...conversation, isFriend: false } },
        when: both(only('composer'), isBlank, ({ context }) => context.messages.length === 1),
      },
    ],
    'conversation.sync': [{ by: 'part', zh: '也许有没推到的消息', en: 'There may be more', when: only('newest') }],
    'realtime.up': [{ by: 'part', zh: '实时连接恢复', en: 'The live channel is up', when: only('newest') }],
    'message.arrived': [
      {
        by: 'backend',
        zh: '对方发来一条消息',
        en: 'The other writes',
        payload: { message },
        when: only('newest', 'attention', 'reading'),
      },
      {
        by: 'backend',
        zh: '自己的消息有了回声',
        en: 'The own message comes back',
        payload: { message: own },
        when: only('newest'),
      },
    ],
    'message.confirmed': [
      {
        by: 'part',
        zh: '后台有了自己的消息，没有回声',
        en: 'The backend has the own message, and no echo came',
        payload: { entry },
        when: both(only('newest'), isBlank, ({ context }) => context.messages.length < 2),
      },
    ],
    'role.known': [
      {
        by: 'part',
        zh: '会员被禁言',
        en: 'The member is muted',
        payload: { role: 'muted' },
        when: both(only(), isBlank, ({ context }) => context.messages.length === 1),
      },
    ],
    'history.older': [{ zh: '滚动到顶部', en: 'Scroll to the top', when: only('older') }],
    'history.retry': [{ zh: '点击“重试”', en: 'Press "Retry"', when: only('newest', 'older') }],
    'connection.returned': [{ ...networkReturns, when: only('newest') }],
    'log.atEnd': [{ zh: '滚动到最新消息', en: 'Scroll to the newest message', when: only('attention') }],
    'log.above': [{ zh: '滚动看较早的消息', en: 'Scroll up to older messages', when: only('attention') }],
    'page.hidden': [{ by: 'backend', zh: '离开这个标签页', en: 'The tab is left', when: only('attention') }],
    'page.shown': [{ by: 'backend', zh: '回到这个标签页', en: 'The tab is seen again', when: only('attention') }],
    'text.change': [
      {
        zh: '输入“周二见”',
        en: 'Type 周二见',
        payload: { text: '周二见' },
        when: both(only('composer', 'tip'), isBlank),
      },
    ],
    'message.send': [
      {
        zh: '按回车发送',
        en: 'Press Enter',
        when: only('composer', 'tip'),
      },
    ],
    'text.stored': [
      {
        by: 'part',
        zh: '待发消息存好了',
        en: 'The outbox has stored it',
        payload: { convId: '70001', text: '周二见' },
        when: both(only('composer'), isBlank),
      },
    ],
    'message.give': [
      {
        zh: '发一张图片',
        en: 'Send a picture',
        payload: { msgType: 2, msgContent: 'https://files.shiye.example/a.png' },
        when: only('composer', 'tip'),
      },
    ],
    'tip.close': [{ zh: '关掉提示', en: 'Close the tip', when: only('tip') }],
    'tip.show': [],
    'read.wanted': [],
    'xstate.done.actor.loadHistory': [
      {
        zh: '后台给出最新消息',
        en: 'The newest messages come',
        payload: { output: { messages: [message], isAll: false } },
        cause: page(20, message),
      },
      {
        zh: '后台说还没有消息',
        en: 'There are no messages yet',
        payload: { output: { messages: [], isAll: true } },
        cause: page(0),
      },
    ],
    'xstate.error.actor.loadHistory': [offline],
    'xstate.done.actor.loadOlder': [
      {
        zh: '后台给出最早的消息',
        en: 'The oldest messages come',
        payload: { output: { messages: [{ ...message, id: '1' }], isAll: true } },
        cause: page(1, { ...message, id: '1' }),
      },
    ],
    'xstate.error.actor.loadOlder': [offline],
    'xstate.done.actor.syncHistory': [
      {
        zh: '历史里有一条没推到的',
        en: 'The history has one that was not pushed',
        payload: { output: { messages: [message, own], reaches: true } },
        cause: page(2, own, message),
      },
    ],
    'xstate.error.actor.syncHistory': [offline],
    'xstate.after.settleDelay.conversation.newest.settling': [{ zh: '过 1 秒', en: '1 s passes' }],
    'xstate.done.actor.markRead': [{ zh: '后台已保存', en: 'The backend has saved it', payload: { output: true } }],
    'xstate.error.actor.markRead': [offline],
    'xstate.after.submitThrottle.conversation.composer.pausing': [{ zh: '过 0.8 秒', en: '0.8 s pass' }],
    'xstate.after.tipHiddenAfter.conversation.tip.shown': [{ zh: '过 5 秒', en: '5 s pass' }],
  },
  acts: {
    'history.retry': [press('button', 'messages:retry')],
    'history.older': [press('button', 'messages:showOlder')],
    'text.change': ({ text }) => [fill(text, 'textbox', 'messages:write')],
    'message.send': [enter('textbox', 'messages:write'), key('Enter')],
    'log.atEnd': [press('button', 'messages:newest')],
  },
  states: {
    '': { zh: '一个对话：历史消息和正在写的消息。' },
    newest: { title: { zh: '最新消息', en: 'Newest messages' } },
    'newest.loading': { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载最新的消息。' },
    'newest.loading.abreast': { title: { zh: '没有新推送', en: 'No new push' }, zh: '开始加载之后没有新消息。' },
    'newest.loading.behind': {
      title: { zh: '有新推送', en: 'New push' },
      zh: '开始加载之后又来了消息：完成后再加载一次。',
    },
    'newest.failed': {
      title: { zh: '加载失败', en: 'Loading failed' },
      zh: '消息没有加载出来，可以重试；新消息照样显示。',
    },
    'newest.current': { title: { zh: '消息最新', en: 'Up to date' }, zh: '已知的消息都在。' },
    'newest.settling': {
      title: { zh: '核对推送', en: 'Waiting after push' },
      zh: '推送的消息已显示；稍后核对历史里还有没有别的。',
    },
    'newest.syncing': { title: { zh: '同步中', en: 'Syncing' }, zh: '正在把历史加载到上次的位置；新消息不打断它。' },
    'newest.syncing.abreast': { title: { zh: '没有新推送', en: 'No new push' }, zh: '开始同步之后没有新消息。' },
    'newest.syncing.behind': {
      title: { zh: '有新推送', en: 'New push' },
      zh: '开始同步之后又来了消息：完成后再同步一次。',
    },
    older: { title: { zh: '更早消息', en: 'Older messages' } },
    'older.idle': { title: { zh: '等待滚动', en: 'Waiting for scroll' }, zh: '滚动到顶部时取更早的消息。' },
    'older.loading': { title: { zh: '加载更早消息中', en: 'Loading older messages' }, zh: '正在加载更早的十条。' },
    'older.failed': { title: { zh: '更早消息加载失败', en: 'Older messages failed' }, zh: '更早的消息没有加载出来。' },
    attention: { title: { zh: '查看状态', en: 'Visibility' } },
    'attention.away': { title: { zh: '未查看此对话', en: 'Not viewing' }, zh: '没有在看这个对话。' },
    'attention.here': { title: { zh: '查看中', en: 'Viewing' }, zh: '正在看这个对话。' },
    'attention.here.atEnd': {
      title: { zh: '在最新消息处', en: 'At newest message' },
      zh: '看得到最新的消息：新消息马上算已读。',
    },
    'attention.here.above': {
      title: { zh: '在更早消息处', en: 'At older messages' },
      zh: '在看较早的消息：新消息算未读。',
    },
    'attention.hidden': { title: { zh: '页面不可见', en: 'Page hidden' }, zh: '页面不可见：新消息算未读。' },
    'attention.hidden.atEnd': { title: { zh: '离开时在最新处', en: 'Left at newest' }, zh: '离开时看着最新的消息。' },
    'attention.hidden.above': {
      title: { zh: '离开时在更早处', en: 'Left at older' },
      zh: '离开时在看较早的消息；回来还在原处。',
    },
    reading: { title: { zh: '已读同步', en: 'Read status' } },
    'reading.idle': { title: { zh: '已读已同步', en: 'Read status synced' }, zh: '后台知道读到了哪里。' },
    'reading.syncing': { title: { zh: '同步已读中', en: 'Syncing read status' }, zh: '后台正在标为已读。' },
    composer: { title: { zh: '输入框', en: 'Message box' } },
    'composer.writing': { title: { zh: '可以输入', en: 'Ready to type' }, zh: '输入框可用。' },
    'composer.pausing': {
      title: { zh: '忽略重复点击', en: 'Ignoring repeated click' },
      zh: '刚发出：空着再按一次不算。',
    },
    tip: { title: { zh: '输入提示', en: 'Hint' } },
    'tip.none': { title: { zh: '没有提示', en: 'No hint' }, zh: '输入框下没有提示。' },
    'tip.shown': { title: { zh: '显示提示', en: 'Hint shown' }, zh: '输入框下说明为什么发不了，五秒后消失。' },
  },
};
