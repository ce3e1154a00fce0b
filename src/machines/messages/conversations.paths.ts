import type { AnyMachineSnapshot } from 'xstate';
import type { Conversation } from '#services/contract/message.contract.ts';
import type { Push } from '#services/contract/realtime.contract.ts';
import { type Act, press, retry } from '../kit/act.ts';
import { answering, crashed, networkReturns, offline, refusedWith, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { conversationsMachine } from './conversations.machine.ts';
import { messageOf } from './conversations-list.ts';
import {
  conversationSample as conversation,
  entrySample,
  messageSample as message,
  restingBut,
} from './path-samples.ts';

const unpushed = { ...message, id: '900' };

const only = restingBut({
  list: { shown: 'idle' },
  window: 'closed',
  pace: 'ready',
  beginning: 'idle',
  deletion: 'none',
  templates: 'unasked',
});
const calm = only();
const isOpen = ({ context }: AnyMachineSnapshot): boolean => context.openId !== null;
const isAhead = ({ lastMessage }: Conversation): boolean => lastMessage?.id === unpushed.id;
const isAsking = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ beginning: 'asking' });
const isUnbegun = (snapshot: AnyMachineSnapshot): boolean =>
  only('window', 'beginning')(snapshot) && snapshot.matches({ beginning: 'failed' });
const passed = { by: 'part', when: calm } as const;

const inDialog =
  (act: Act) =>
  (_: unknown, snapshot: AnyMachineSnapshot): readonly Act[] | null =>
    snapshot.matches({ window: 'open' }) && snapshot.matches({ list: 'shown' }) ? [act] : null;

export const conversationsPaths: PathSpec<typeof conversationsMachine> = {
  machine: conversationsMachine,
  name: { zh: '私信', en: 'Private messages' },
  starts: [
    {
      zh: '会员打开网站',
      en: 'A member opens the site',
      input: { memberId: '1001', role: 'registered' },
    },
  ],
  as: 'liran',
  key: ({ context: { list, openId, wantedId, isMissing, queue } }) => [
    list.map((each: Conversation) => [each.id, isAhead(each)]),
    openId,
    wantedId,
    isMissing,
    queue.map((push: Push) => messageOf(push) !== null),
  ],
  stubs: { conversation: { hasTag: () => false, children: {}, context: { messages: [], due: [], text: '' } } },
  events: {
    'dialog.open': [{ zh: '点击“私信”', en: 'Press "Messages"', when: only('list', 'window', 'pace') }],
    'dialog.close': [{ zh: '关闭私信窗口', en: 'Close the dialog', when: only('window', 'pace', 'beginning') }],
    'route.entered': [
      {
        by: 'part',
        zh: '打开私信页面里的一个对话',
        en: 'The page of a conversation is opened',
        payload: { name: 'post.message', params: { id: '70001' } },
        when: calm,
      },
      {
        by: 'part',
        zh: '打开“给这位会员发私信”的地址',
        en: 'The address that writes to a member is opened',
        payload: { name: 'post.messages', params: { to: '1002' } },
        when: (snapshot) => calm(snapshot) || (isAsking(snapshot) && only('window', 'beginning')(snapshot)),
      },
      {
        by: 'part',
        zh: '打开别的页面',
        en: 'Another page is opened',
        payload: { name: 'news.home', params: {} },
        when: only('window', 'beginning'),
      },
    ],
    'tab.choose': [{ zh: '点击另一个分组', en: 'Choose the other list', payload: { tab: 'follow' }, when: calm }],
    'conversation.select': [
      {
        zh: '选中一个对话',
        en: 'Choose a conversation',
        payload: { convId: '70001' },
        when: (snapshot) => only('list')(snapshot) || isUnbegun(snapshot),
      },
      {
        zh: '打开列表里没有的对话',
        en: 'Open one that is not in the list',
        payload: { convId: '1' },
        when: calm,
      },
    ],
    'conversation.leave': [
      {
        zh: '回到列表',
        en: 'Go back to the list',
        when: (snapshot) => (calm(snapshot) && isOpen(snapshot)) || isUnbegun(snapshot),
      },
    ],
    'message.send': [{ zh: '点击“发送”', en: 'Press "Send"', when: calm }],
    'conversation.begin': [
      {
        zh: '给一位好友发私信',
        en: 'Write to a friend',
        payload: { memberId: '1002', postId: null },
        when: (snapshot) => only('beginning')(snapshot) || isAsking(snapshot),
      },
    ],
    'begin.retry': [{ zh: '点击“重试”', en: 'Press "Retry"', when: isUnbegun }],
    'conversation.delete': [
      { zh: '点击“删除对话”', en: 'Press "Delete"', payload: { convId: '70001' }, when: only('window') },
    ],
    'delete.confirm': [{ zh: '确认删除', en: 'Confirm' }],
    'delete.cancel': [{ zh: '取消', en: 'Cancel' }],
    'list.retry': [{ zh: '点击“重试”', en: 'Press "Retry"', when: only('list') }],
    'list.reload': [{ by: 'part', zh: '列表也许旧了', en: 'The list may be old', when: only('list') }],
    'templates.wanted': [{ zh: '打开模板', en: 'Open the templates', when: calm }],
    'message.retry': [{ zh: '点击“重试”', en: 'Press "Retry"', payload: { key: entrySample }, when: calm }],
    'message.discard': [
      { zh: '删除没发出的消息', en: 'Delete an unsent message', payload: { key: entrySample }, when: calm },
    ],
    'outbox.failed': [
      {
        by: 'part',
        zh: '一条消息永远送不到了',
        en: 'A message can never arrive',
        payload: { convId: '70001', reason: 'gone' },
        when: calm,
      },
    ],
    'messages.forget': [{ ...passed, zh: '会员退出登录', en: 'The member logs out' }],
    'page.shown': [{ by: 'backend', zh: '回到这个标签页', en: 'The tab is seen again', when: only('list') }],
    'connection.returned': [{ ...networkReturns, when: only('list') }],
    'user.changed': [
      { ...userChangeCases['user.changed'][1], when: calm },
      {
        ...userChangeCases['user.changed'][2],
        when: calm,
        then: {
          zh: '还没发出的图片，会提示没有发出。',
          en: 'Pictures still being uploaded are reported as not sent.',
        },
      },
    ],
    'realtime.up': [
      {
        by: 'part',
        zh: '实时连接恢复',
        en: 'The live channel is up',
        when: (snapshot) => only('list')(snapshot) || isUnbegun(snapshot),
      },
    ],
    'realtime.pushed': [
      {
        by: 'backend',
        zh: '推来一条私信',
        en: 'A message is pushed',
        payload: { push: { type: 0, message } },
        when: (snapshot) => only('list')(snapshot) && snapshot.context.queue.length === 0,
        cause: (snapshot) =>
          isOpen(snapshot) && snapshot.context.list.some(isAhead)
            ? { never: 'the open conversation is read' }
            : undefined,
      },
      {
        by: 'backend',
        zh: '推来一个新对话里的私信',
        en: 'A message of an unknown conversation is pushed',
        payload: { push: { type: 0, message: { ...message, convId: '75' } } },
        when: calm,
      },
      {
        by: 'backend',
        zh: '推来系统消息的信号',
        en: 'A system message is signalled',
        payload: { push: { type: 1, message: null } },
        when: only('list'),
      },
    ],
    'realtime.hinted': [
      {
        by: 'part',
        zh: '推来读不懂的东西',
        en: 'Something unreadable is pushed',
        when: (snapshot) => only('list')(snapshot) && snapshot.context.queue.length === 0,
      },
    ],
    'conversation.read': [{ ...passed, zh: '读过了', en: 'It was read', payload: { convId: '70001' } }],
    'xstate.done.actor.loadList': [
      {
        zh: '后台给出对话',
        en: 'The conversations come',
        payload: { output: { list: [conversation], at: 0 } },
        cause: answering([conversation]),
      },
      {
        zh: '后台给出对话，有一条没有推来过',
        en: 'The conversations come, with a message that was not pushed',
        payload: { output: { list: [{ ...conversation, lastMessage: unpushed }], at: 0 } },
        cause: answering([{ ...conversation, lastMessage: unpushed }]),
        when: (snapshot) => snapshot.matches({ list: { shown: 'comparing' } }),
      },
    ],
    'xstate.error.actor.loadList': [offline],
    'xstate.after.messageCheckInterval.conversations.list.shown.idle': [
      { zh: '过 1 分钟', en: 'A minute passes', when: (snapshot) => calm(snapshot) || isUnbegun(snapshot) },
    ],
    'xstate.after.lineAnswerWait.conversations.list.shown.doubting': [
      { zh: '过 4 秒', en: '4 s pass', when: only('list') },
    ],
    'xstate.after.messageCheckInterval.conversations.list.failed': [
      { zh: '过 1 分钟', en: 'A minute passes', when: only('list') },
    ],
    'xstate.after.messageCheckInterval.conversations.beginning.failed': [
      { zh: '过 1 分钟', en: 'A minute passes', when: isUnbegun },
    ],
    'xstate.after.dialogOpenDebounce.conversations.pace.cooling': [{ zh: '过 1 秒', en: '1 s passes' }],
    'xstate.done.actor.beginConversation': [
      {
        zh: '对话已新建',
        en: 'The conversation is created',
        payload: { output: conversation },
        cause: answering(conversation),
      },
    ],
    'xstate.error.actor.beginConversation': [offline, refusedWith(1, { zh: '后台拒绝', en: 'The backend refuses' })],
    'xstate.done.actor.deleteConversation': [
      { zh: '后台删除了', en: 'It is deleted', payload: { output: true }, cause: answering(true) },
    ],
    'xstate.error.actor.deleteConversation': [offline],
    'xstate.error.actor.templates': [crashed({ zh: '模板部件出了故障', en: 'The templates stop by a defect' })],
  },
  acts: {
    'dialog.open': [press('button', 'shell:account.menu'), press('menuitem', 'messages:title…')],
    'dialog.close': [press('button', 'messages:close')],
    'list.retry': inDialog(retry),
    'tab.choose': ({ tab }, snapshot) =>
      inDialog(press('tab', tab === 'follow' ? 'messages:follow' : 'messages:followed'))(tab, snapshot),
    'conversation.select': inDialog(press('button', '王芳')),
  },
  states: {
    '': { zh: '会员的私信。' },
    list: { title: { zh: '对话列表', en: 'Conversation list' } },
    'list.loading': { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载对话列表；推送的消息先等着。' },
    'list.failed': { title: { zh: '加载失败', en: 'Loading failed' }, zh: '对话列表没有加载出来；隔一会儿自动重试。' },
    'list.shown': { title: { zh: '已显示', en: 'Shown' }, zh: '对话列表已显示。' },
    'list.shown.idle': { title: { zh: '列表最新', en: 'Up to date' }, zh: '就目前所知列表是新的；隔一会儿核对一次。' },
    'list.shown.comparing': {
      title: { zh: '核对推送', en: 'Comparing with backend' },
      zh: '正在把推送的消息和后台的列表核对。',
    },
    'list.shown.doubting': {
      title: { zh: '检查连接', en: 'Checking connection' },
      zh: '列表里有没推送的消息：推送晚了，或连接断了；断了就重新连接。',
    },
    'list.shown.reloading': {
      title: { zh: '刷新中', en: 'Reloading' },
      zh: '正在刷新列表，已有的照常显示；推送不打断它。',
    },
    'list.shown.reloading.abreast': {
      title: { zh: '没有新推送', en: 'No new push' },
      zh: '开始刷新之后没有相关的推送。',
    },
    'list.shown.reloading.behind': {
      title: { zh: '有新推送', en: 'New push' },
      zh: '开始刷新之后又来了相关的推送：完成后再刷新一次。',
    },
    window: { title: { zh: '私信窗口', en: 'Messages dialog' } },
    'window.closed': { title: { zh: '窗口已关闭', en: 'Dialog closed' }, zh: '私信窗口已关闭。' },
    'window.open': { title: { zh: '窗口已打开', en: 'Dialog open' }, zh: '私信窗口已打开。' },
    'window.page': { title: { zh: '在私信页面', en: 'Messages page open' }, zh: '私信页面已打开，不需要窗口。' },
    pace: { title: { zh: '防重复点击', en: 'Double-click guard' } },
    'pace.ready': { title: { zh: '可以打开窗口', en: 'Ready to open' }, zh: '可以打开私信窗口。' },
    'pace.cooling': { title: { zh: '忽略重复点击', en: 'Ignoring repeated click' }, zh: '刚打开过：一秒内再点不算。' },
    beginning: { title: { zh: '新建对话', en: 'New conversation' } },
    'beginning.idle': { title: { zh: '没有新建对话', en: 'None starting' }, zh: '没有在新建对话。' },
    'beginning.asking': { title: { zh: '新建对话中', en: 'Starting conversation' }, zh: '正在新建与这位会员的对话。' },
    'beginning.failed': {
      title: { zh: '新建对话失败', en: 'Starting failed' },
      zh: '对话没有建成：用户可以重试，连接恢复或过一分钟时自动重试。',
    },
    deletion: { title: { zh: '删除对话', en: 'Deletion' } },
    'deletion.none': { title: { zh: '没有删除', en: 'Not deleting' }, zh: '没有在删除对话。' },
    'deletion.asking': { title: { zh: '确认删除', en: 'Confirming deletion' }, zh: '请确认是否删除对话。' },
    'deletion.deleting': { title: { zh: '删除中', en: 'Deleting' }, zh: '正在删除对话。' },
    templates: { title: { zh: '常用语模板', en: 'Templates' } },
    'templates.unasked': { title: { zh: '模板未加载', en: 'Templates not loaded' }, zh: '需要时才加载模板。' },
    'templates.asked': { title: { zh: '模板已加载', en: 'Templates loaded' }, zh: '模板已加载。' },
  },
};
