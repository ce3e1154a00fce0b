import type { AnyMachineSnapshot } from 'xstate';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import { crashed, readFirst, storageFails, storedElsewhere } from '../kit/path-cases.ts';
import type { CauseSpec, PathSpec } from '../kit/path-spec.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { Refused } from './outbox-look.ts';
import { entrySample } from './path-samples.ts';

/** A picture: texts are slowed down. */
const entry = { ...entrySample, msgType: 2 } as const;
const { msgTo, msgType, msgContent, convId } = entry;
const draft = { msgTo, msgType, msgContent, convId, isTyped: true };
const other = { ...entrySample, sentTime: 3, msgContent: '在吗', state: 'queued' } as const;

/** Whatever is remembered has been read: it comes first. */
const isRead = ({ context: { box } }: AnyMachineSnapshot): boolean => box.retries !== undefined;
const isStoring = (snapshot: AnyMachineSnapshot): boolean =>
  isRead(snapshot) && snapshot.matches({ storage: 'granted' });
const isEmpty = (snapshot: AnyMachineSnapshot): boolean =>
  isStoring(snapshot) && snapshot.context.box.entries.length === 0 && snapshot.context.unstamped.length === 0;
const isEmptyOrAsking = (snapshot: AnyMachineSnapshot): boolean =>
  isEmpty(snapshot) || snapshot.matches({ storage: { refused: 'asking' } });
const isStill = (snapshot: AnyMachineSnapshot): boolean =>
  isStoring(snapshot) && snapshot.matches({ stamping: 'idle' });
const hasOne = (snapshot: AnyMachineSnapshot): boolean =>
  isStill(snapshot) && snapshot.context.box.entries.length === 1;

/** Times repeat here, and what is done would be taken for done again. */
const isNew = ({ context: { box } }: AnyMachineSnapshot): boolean => box.done.length === 0;
const isSent = ({ context: { box } }: AnyMachineSnapshot): boolean =>
  box.entries.some(({ state, sentTime }: OutboxEntry) => state === 'sending' && sentTime === entry.sentTime);

/** The history tells the lane. */
const looked =
  (cause: CauseSpec) =>
  (snapshot: AnyMachineSnapshot): CauseSpec =>
    isSent(snapshot) ? { of: 'lane', ...cause } : { never: 'only what was sent is looked for' };

const refusedAs = (reason: Refused) => ({ payload: { entry, reason }, see: `messages:reason.${reason}` });

const remembered = (...entries: readonly OutboxEntry[]) => ({
  payload: { value: { entries, done: [], retries: 1 }, setAside: false, at: 9 },
  when: (snapshot: AnyMachineSnapshot) => !isRead(snapshot),
});

export const outboxPaths: PathSpec<typeof outboxMachine> = {
  machine: outboxMachine,
  name: { zh: '待发消息', en: 'The outbox' },
  starts: [{ zh: '会员打开网站', en: 'A member opens the site', input: { memberId: '1001' } }],
  key: ({ context: { box, unstamped, lanes } }) => [
    box.entries.map((entry: OutboxEntry) => [entry.sentTime, entry.state]),
    box.done.toSorted(),
    unstamped.length,
    Object.keys(lanes).length,
    box.retries === undefined,
  ],
  agrees: ({ context: { box, unstamped, lanes } }) => [
    box.entries.map((entry: OutboxEntry) => entry.state),
    unstamped.length,
    Object.keys(lanes).length,
  ],
  as: 'liran',
  calls: { stamp: [], lane: ['message.history'] },
  stubs: { lane: { hasTag: (tag: string) => tag === 'free', context: { entry: null } } },
  events: {
    'outbox.add': [
      {
        by: 'part',
        zh: '写好一条消息发出',
        en: 'A message is sent off',
        payload: { draft },
        when: isEmpty,
      },
    ],
    'outbox.retry': [{ by: 'part', zh: '点击“重试”', en: 'Press "Retry"', payload: { key: entry }, when: hasOne }],
    'outbox.discard': [{ by: 'part', zh: '点击“删除”', en: 'Press "Delete"', payload: { key: entry }, when: hasOne }],
    'confirmation.overdue': [
      {
        by: 'part',
        zh: '10 秒没有确认',
        en: '10 s without a confirmation',
        payload: { key: '1001:70001:5' },
        see: 'messages:sendFailed',
        when: hasOne,
      },
    ],
    'outbox.drop': [
      { by: 'part', zh: '删除了对话', en: 'The conversation is deleted', payload: { convId: '70001' }, when: hasOne },
    ],
    'outbox.forget': [{ by: 'part', zh: '会员退出登录', en: 'The member logs out', when: hasOne }],
    'outbox.seen': [
      { by: 'part', zh: '看到了自己的回声', en: 'The echo is seen', payload: { keys: [entry] }, when: hasOne },
    ],
    'outbox.dispatch': [],
    'realtime.up': [{ by: 'part', zh: '实时连接恢复', en: 'The live channel is up', when: isStoring }],
    'realtime.receipted': [
      { by: 'part', zh: '服务器确认收到', en: 'The server confirms receipt', payload: { key: entry }, when: hasOne },
    ],
    'realtime.down': [{ by: 'part', zh: '实时连接断了', en: 'The live channel is down', when: isStoring }],
    'lock.acquired': [
      {
        by: 'part',
        zh: '轮到这个标签页发送',
        en: 'This tab may send now',
        when: isStoring,
        cause: { story: 'it is the turn of this tab' },
      },
    ],
    'lock.missing': [{ by: 'part', zh: '浏览器没有锁', en: 'The browser has no locks', when: isEmpty }],
    'lane.confirmed': [
      {
        by: 'part',
        zh: '历史里看到了',
        en: 'The history has it',
        payload: { entry },
        when: hasOne,
        cause: looked({ story: 'the message has arrived' }),
      },
    ],
    'lane.failed': [
      {
        by: 'part',
        zh: '对话已经不在了',
        en: 'The conversation is gone',
        payload: { entry, reason: 'gone' },
        see: 'messages:reason.gone',
        also: [
          { zh: '对方已不是好友', en: 'The other is no friend any more', ...refusedAs('notFriend') },
          { zh: '对方拉黑了会员', en: 'The other has blocked the member', ...refusedAs('blocked') },
          { zh: '会员被禁言', en: 'The member is muted', ...refusedAs('muted') },
        ],
        when: hasOne,
        cause: looked({ story: 'the history is looked at', fault: { kind: 'code', code: 404 } }),
      },
    ],
    'lane.freed': [{ by: 'part', zh: '这个对话可以发下一条了', en: 'The next one may go', when: hasOne }],
    'record.loaded': [
      {
        ...readFirst,
        zh: '读到保存的待发消息',
        en: 'A stored message is read',
        ...remembered({ ...entry, state: 'queued' }),
      },
      {
        ...readFirst,
        zh: '没有保存的待发消息',
        en: 'No message is stored',
        ...remembered(),
      },
    ],
    'record.changed': [
      {
        ...storedElsewhere,
        zh: '另一个标签页存了更早的一份',
        en: 'Another tab stores an older copy',
        payload: { value: { entries: [], done: [], retries: 1 }, at: 9 },
        when: (snapshot) => hasOne(snapshot) && isNew(snapshot),
      },
      {
        ...storedElsewhere,
        zh: '另一个标签页多了一条待发消息',
        en: 'Another tab has one more',
        payload: { value: { entries: [other], done: [], retries: 1 }, at: 9 },
        when: (snapshot) => isEmpty(snapshot) && isNew(snapshot),
      },
    ],
    'record.failed': [{ ...storageFails, when: isEmptyOrAsking }],
    'xstate.error.actor.record': [
      { ...crashed({ zh: '保存的部件出了故障', en: 'The record crashes' }), when: isEmpty },
    ],
    'xstate.error.actor.senderLock': [
      { ...crashed({ zh: '排队的部件出了故障', en: 'The queue of tabs crashes' }), when: isEmpty },
    ],
    'xstate.done.actor.stamp': [
      { zh: '得到时间', en: 'The time is given', payload: { output: { first: 5, count: 1 } } },
    ],
    'xstate.error.actor.stamp': [crashed({ zh: '读不到时间', en: 'The time cannot be read' })],
    'xstate.after.storeRetryDelay.outbox.storage.refused.resting': [{ zh: '过 5 秒', en: '5 s pass' }],
    'xstate.after.storeAnswer.outbox.storage.refused.asking': [{ zh: '没有被拒绝', en: 'It is not refused' }],
  },
  states: {
    '': { zh: '已写好、还没有确认送达的消息。' },
    stamping: { title: { zh: '消息时间', en: 'Message time' } },
    'stamping.idle': { title: { zh: '时间已标', en: 'Times set' }, zh: '每条消息都有了时间。' },
    'stamping.reading': { title: { zh: '读取时间', en: 'Reading time' }, zh: '正在读取时间，它是消息的标识。' },
    connection: { title: { zh: '实时连接', en: 'Live connection' } },
    'connection.down': { title: { zh: '连接断开', en: 'Connection down' }, zh: '实时连接断开：消息等着。' },
    'connection.up': { title: { zh: '连接正常', en: 'Connection up' }, zh: '实时连接正常。' },
    storage: { title: { zh: '浏览器存储', en: 'Browser storage' } },
    'storage.granted': { title: { zh: '可以保存', en: 'Storage available' }, zh: '写好的消息关掉页面也还在。' },
    'storage.refused': {
      title: { zh: '无法保存', en: 'Storage unavailable' },
      zh: '浏览器什么都存不下：消息只在本页打开时保留，对话里会说明。',
    },
    'storage.refused.resting': { title: { zh: '等待重试', en: 'Waiting to retry' }, zh: '过一会儿再试着存。' },
    'storage.refused.asking': { title: { zh: '重试中', en: 'Retrying' }, zh: '现在存得下了吗？' },
    'storage.lost': { title: { zh: '存储不可用', en: 'Storage lost' }, zh: '这个页面再也存不了任何东西。' },
    senderLock: { title: { zh: '发送标签页', en: 'Sending tab' } },
    'senderLock.waiting': {
      title: { zh: '别的标签页发送', en: 'Another tab sends' },
      zh: '由另一个标签页发送这位会员的消息。',
    },
    'senderLock.held': { title: { zh: '本标签页发送', en: 'This tab sends' }, zh: '由这个标签页发送。' },
    'senderLock.alone': {
      title: { zh: '各发各的', en: 'Each its own' },
      zh: '这个浏览器里标签页不能轮流：每个标签页发送在它里面写的消息。',
    },
  },
};
