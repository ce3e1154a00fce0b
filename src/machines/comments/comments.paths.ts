import type { AnyMachineSnapshot } from 'xstate';
import type { Comment } from '#services/contract/comment.contract.ts';
import { fill, press, retry } from '../kit/act.ts';
import { answering, offline, offlineGone, refusedWith, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { commentsMachine } from './comments.machine.ts';

const sample = commentsMachine('news');

const comment: Comment = {
  id: '10060594004',
  content: '学到了',
  createdTime: Date.UTC(2026, 7, 3),
  author: { memberId: '1001', name: '李然', avatar: '', company: '', position: '' },
  likeCount: 0,
  isLiked: false,
  replyCount: 0,
  isMine: true,
  replyTo: null,
};
const isPlain = ({ context }: AnyMachineSnapshot): boolean => context.params.comment === undefined;
const isUntouched = (snapshot: AnyMachineSnapshot): boolean =>
  isPlain(snapshot) && snapshot.context.text === '' && snapshot.context.written.length === 0;
const passedOn = { zh: '应用去办。', en: 'The app sees to it.' };

export const commentsPaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '评论', en: 'Comments' },
  starts: [
    { zh: '打开一篇文章', en: 'An article is opened', input: { id: '60594' } },
    { zh: '从通知打开一条评论', en: 'A comment is opened from a notice', input: { id: '60594', comment: comment.id } },
  ],
  as: 'liran',
  key: ({
    context: { params, role, text, older, answered, error, failure, written, gone, toDelete, leaving, threads },
  }) => [
    params.comment,
    role,
    text,
    older,
    answered?.id,
    error,
    failure?.tag,
    written.length > 0,
    gone,
    toDelete,
    leaving,
    Object.keys(threads),
  ],
  events: {
    'comment.type': [
      { zh: '写“学到了”', en: 'Write a few words', payload: { text: '学到了' }, when: isPlain },
      { zh: '清空评论', en: 'Empty the text', payload: { text: '' }, when: isPlain },
    ],
    'comment.reply': [
      {
        zh: '点击一条评论的“回复”',
        en: 'Press "Reply" at a comment',
        payload: { threadId: '10060594000', id: '10060594000', name: '王芳' },
        when: (snapshot) => isPlain(snapshot) && snapshot.context.role === 'registered',
      },
    ],
    'comment.unreply': [
      {
        zh: '取消回复',
        en: 'Do not reply after all',
        when: (snapshot) => isPlain(snapshot) && snapshot.context.role === 'registered',
      },
    ],
    'comment.submit': [{ zh: '点击“发表评论”', en: 'Press "Comment"', when: isPlain }],
    'comment.delete': [
      {
        zh: '点击自己评论的“删除”',
        en: 'Press "Delete" at a comment of one’s own',
        payload: { id: comment.id },
        when: (snapshot) => snapshot.context.written.length > 0 && snapshot.context.gone.length === 0,
      },
    ],
    'delete.confirm': [{ zh: '确认删除', en: 'Confirm' }],
    'delete.cancel': [{ zh: '不删除', en: 'Do not delete it' }],
    'thread.open': [
      {
        zh: '展开回复',
        en: 'Open the replies',
        payload: { id: '10060594000' },
        when: (snapshot) => isUntouched(snapshot) && snapshot.context.role === 'guest',
      },
    ],
    'thread.close': [
      {
        zh: '收起回复',
        en: 'Close the replies',
        payload: { id: '10060594000' },
        when: (snapshot) => isUntouched(snapshot) && snapshot.context.role === 'guest',
      },
    ],
    'draft.found': [
      {
        by: 'part',
        zh: '上次没有发出的评论还在',
        en: 'The earlier draft is still there',
        payload: { subject: 'comment:news:60594', fields: { text: '学到了' } },
        when: (snapshot) => isPlain(snapshot) && snapshot.context.text === '',
      },
      {
        by: 'part',
        zh: '登录的会员另有一份没有发出的评论',
        en: 'The member who logs in has another draft',
        payload: { subject: 'comment:news:60594', fields: { text: '上次没写完' } },
        when: (snapshot) => snapshot.context.text !== '' && snapshot.context.role === 'registered',
      },
    ],
    'comment.shown': [{ by: 'part', zh: '评论显示在页面上', en: 'The comment is shown on the page' }],
    'search.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'xstate.done.actor.findThread': [
      { zh: '评论找到了', en: 'The comment is found', payload: { output: comment.id } },
      {
        zh: '它是一条回复',
        en: 'It is a reply',
        payload: { output: '10060594000' },
        cause: { never: 'the comment of this path is no reply' },
      },
      {
        zh: '评论不在了',
        en: 'The comment is gone',
        payload: { output: null },
        cause: answering({ records: [], total: 0, current: 1, size: 50 }),
      },
    ],
    'xstate.error.actor.findThread': [offline],
    'connection.returned': [
      {
        by: 'backend',
        zh: '网络恢复',
        en: 'The network is back',
        then: offlineGone,
      },
    ],
    'user.changed': [
      ...userChangeCases['user.changed'],
      {
        by: 'part',
        zh: '用户是被禁言的会员',
        en: 'The user is a muted member',
        payload: { memberId: '1003', role: 'muted', how: 'entered' },
        when: isUntouched,
      },
    ],
    'xstate.done.actor.send': [
      {
        zh: '评论发表了',
        en: 'The comment is published',
        payload: { output: { threadId: null, comment } },
        then: passedOn,
      },
    ],
    'xstate.error.actor.send': [
      offline,
      refusedWith(500, { zh: '后台没有收下评论', en: 'The backend does not take the comment' }),
    ],
    'xstate.done.actor.remove': [{ zh: '后台删除了', en: 'The backend has deleted it' }],
    'xstate.error.actor.remove': [
      {
        ...offline,
        then: { zh: '评论回到原处，并说明原因。', en: 'The comment is back in its place, and a notice says why.' },
      },
    ],
  },
  acts: {
    'search.retry': [retry],
    'comment.type': ({ text }, snapshot) =>
      snapshot.matches({ writing: 'resting' }) ? [fill(text, 'textbox', 'shared:comments.write')] : null,
    'comment.submit': (_, snapshot) =>
      snapshot.matches({ writing: 'resting' }) ? [press('button', 'shared:comments.submit')] : null,
    'comment.delete': [press('button', 'shared:comments.delete')],
    'delete.confirm': [press('button', 'shared:comments.deleteConfirm', { role: 'alertdialog' })],
    'delete.cancel': [press('button', 'shared:comments.cancel', { role: 'alertdialog' })],
  },
  states: {
    '': { zh: '一篇内容下的评论：阅读、书写、回复、删除。' },
    writing: { title: { zh: '写评论', en: 'Writing' } },
    'writing.resting': { title: { zh: '可以评论', en: 'Ready to comment' }, zh: '可以写评论。' },
    'writing.sending': { title: { zh: '发送中', en: 'Sending' }, zh: '写的内容已经显示，正在发表。' },
    'writing.failed': { title: { zh: '发送失败', en: 'Sending failed' }, zh: '没有发表成功；文字留着，可以再发。' },
    searching: { title: { zh: '找评论', en: 'Search' } },
    'searching.deciding': { title: { zh: '检查地址', en: 'Checking the address' }, zh: '地址指向一条评论吗？' },
    'searching.none': { title: { zh: '不用找', en: 'No search' }, zh: '从最新的评论读起。' },
    'searching.finding': { title: { zh: '寻找中', en: 'Searching' }, zh: '正在找地址指向的那条评论。' },
    'searching.found': { title: { zh: '已找到', en: 'Found' }, zh: '加载到那条评论为止，并标出它。' },
    'searching.found.arriving': {
      title: { zh: '前往评论', en: 'Going there' },
      zh: '评论一显示，页面就停在那里，焦点也在那里。',
    },
    'searching.found.reached': { title: { zh: '已到达', en: 'Reached' }, zh: '用户已经看到那条评论。' },
    'searching.gone': { title: { zh: '评论不在了', en: 'Gone' }, zh: '那条评论已经不在；其他评论照常显示。' },
    'searching.gone.arriving': {
      title: { zh: '前往说明', en: 'Going to the note' },
      zh: '说明一显示，页面就停在那里，焦点也在那里。',
    },
    'searching.gone.reached': { title: { zh: '已说明', en: 'Told' }, zh: '用户已经知道评论不在了。' },
    'searching.failed': { title: { zh: '没能寻找', en: 'Search failed' }, zh: '没能去找那条评论；可以重试。' },
    deleting: { title: { zh: '删除前确认', en: 'Confirmation' } },
    'deleting.none': { title: { zh: '没有删除', en: 'Not deleting' }, zh: '没有在删除。' },
    'deleting.confirming': { title: { zh: '确认删除', en: 'Confirming deletion' }, zh: '确定要删除吗？' },
    removing: { title: { zh: '后台删除', en: 'Deletion in backend' } },
    'removing.idle': { title: { zh: '删除已同步', en: 'Deletions synced' }, zh: '所有删除都已同步到后台。' },
    'removing.sending': {
      title: { zh: '删除中', en: 'Deleting' },
      zh: '评论已从页面消失，后台正在删除；其他删除排队等着。',
    },
  },
};
