import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { may } from '#services/contract/permissions.ts';
import { check, fill, leave, press, retry } from '../kit/act.ts';
import { draftOf, textOf, valuesOf } from '../kit/form.ts';
import {
  answering,
  draftWords,
  networkReturns,
  offline,
  offlineGone,
  refusedWith,
  sentWords,
  throttleOpens,
  under,
  userChangeCases,
} from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { postEditorMachine } from './post-editor.machine.ts';
import { type PostField, postForm } from './post-form.ts';
import { isSent } from './post-pictures.ts';

type Snapshot = SnapshotFrom<typeof postEditorMachine>;
const member = { memberId: '1001', role: 'registered' } as const;

const whole = {
  type: 'supply',
  theme: 'ingredients',
  title: '供应燕麦粉，现货十吨',
  content: '当天发货，支持寄样。',
} as const;
const draft = draftOf({ texts: whole, ids: {} });

const post = {
  id: '700494',
  title: whole.title,
  tagId: 9,
  greyWords: [],
  themeTagId: 39,
  themeName: '原料',
  summary: '',
  coverImg: '',
  place: '杭州',
  author: { memberId: '1001', name: '李然', avatar: '', company: '', position: '' },
  circle: null,
  publishTime: 0,
  viewCount: 0,
  likeCount: 0,
  commentCount: 0,
  isDraft: false,
  content: whole.content,
  contact: '',
  images: [],
  facts: [],
  topics: [],
  isLiked: false,
  isFavorite: false,
  isMine: true,
  isFollowed: false,
};
const others = { ...post, isMine: false };

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Snapshot['context'];
const textIn = (snapshot: AnyMachineSnapshot, field: PostField): string => textOf(valuesOf(contextOf(snapshot)), field);
/** Tries what changes nothing else in the simplest state only. */
const isCalm = (snapshot: AnyMachineSnapshot): boolean =>
  contextOf(snapshot).pictures.length === 0 &&
  (!snapshot.matches({ page: 'sent' }) ||
    snapshot.matches({ page: { sent: { answer: 'refused', throttle: 'throttled' } } }));
/** One changing text covers all transitions, so these repeat the form's values. */
const isSame = (snapshot: AnyMachineSnapshot): boolean =>
  isCalm(snapshot) && textIn(snapshot, 'type') === 'supply' && textIn(snapshot, 'circleId') === '';
const mayTakeOne = (snapshot: AnyMachineSnapshot): boolean => {
  const { before, chosen, role } = contextOf(snapshot);
  return (
    isCalm(snapshot) && before !== null && chosen === 0 && role === 'registered' && textIn(snapshot, 'title') !== ''
  );
};
const hasPicture = (snapshot: AnyMachineSnapshot): boolean => contextOf(snapshot).pictures.length > 0;
const draftSaved = { zh: '页面提示草稿已自动保存。', en: 'The page says that the draft is saved.' };
const reasonShown = { zh: '会说明原因。', en: 'The reason is shown.' };

const isNew = ({ context }: AnyMachineSnapshot): boolean => context.params.id === undefined;

export const postEditorPaths: PathSpec<typeof postEditorMachine> = {
  machine: postEditorMachine,
  name: { zh: '发布和编辑供需', en: 'Writing a post' },
  starts: [
    { zh: '会员打开发布页', en: 'A member opens the form', input: { params: {}, user: member } },
    {
      zh: '会员从圈子里打开发布页',
      en: 'A member opens the form in a circle',
      input: { params: { circle: '4001' }, user: member },
    },
    {
      zh: '会员编辑一条供需',
      en: 'A member opens a post to change it',
      input: { params: { id: '700494' }, user: member },
    },
    {
      zh: '被禁言的会员打开发布页',
      en: 'A muted member opens the form',
      input: { params: {}, user: { memberId: '1003', role: 'muted' } },
      as: 'muted',
    },
    {
      zh: '资料未完善的会员打开发布页',
      en: 'A member without a profile opens the form',
      input: { params: {}, user: { memberId: '1004', role: 'unregistered' } },
      as: 'halfway',
    },
  ],
  as: 'liran',
  events: {
    'field.change': [
      {
        when: isSame,
        zh: '选择“供应”',
        en: 'Choose "Supply"',
        payload: { field: 'type', text: 'supply' },
        then: draftSaved,
      },
      { when: isCalm, zh: '清空标题', en: 'Empty the title', payload: { field: 'title', text: '' }, then: draftSaved },
      {
        when: isCalm,
        zh: '填写标题',
        en: 'Type a title',
        payload: { field: 'title', text: whole.title },
        then: draftSaved,
      },
    ],
    'field.leave': [{ when: isSame, zh: '离开标题', en: 'Leave the title', payload: { field: 'title' } }],
    'images.add': [
      {
        zh: '选择一张图片',
        en: 'Choose a picture',
        payload: { images: [{ file: 'blob:1', name: '燕麦.jpg' }] },
        when: mayTakeOne,
        then: { zh: '图片出现并开始上传。', en: 'The picture appears and is being sent.' },
      },
    ],
    'image.remove': [
      { zh: '移除图片', en: 'Remove the picture', payload: { id: 'image-1' }, when: hasPicture, then: draftSaved },
    ],
    'image.lead': [
      {
        zh: '把图片设为封面',
        en: 'Make the picture the cover',
        payload: { id: 'image-1' },
        when: hasPicture,
        then: draftSaved,
      },
    ],
    'image.uploaded': [
      {
        by: 'backend',
        zh: '图片上传完成',
        en: 'The picture has been sent',
        payload: { id: 'image-1', address: '/oss/1.jpg' },
        when: hasPicture,
        then: draftSaved,
      },
    ],
    'image.refused': [
      {
        by: 'part',
        zh: '图片太大',
        en: 'The picture is too large',
        payload: { id: 'image-1', reason: 'size' },
        when: hasPicture,
        then: reasonShown,
      },
    ],
    'image.failed': [
      {
        by: 'backend',
        zh: '图片上传失败',
        en: 'The picture could not be sent',
        payload: { id: 'image-1', failure: { tag: 'offline' } },
        when: hasPicture,
      },
    ],
    'image.cancelled': [
      {
        by: 'part',
        zh: '取消上传图片',
        en: 'The picture is not wanted any more',
        payload: { id: 'image-1' },
        when: hasPicture,
        then: draftSaved,
      },
    ],
    'post.submit': [{ zh: '点击“发布”', en: 'Press "Publish"' }],
    'post.store': [{ zh: '点击“存为草稿”', en: 'Press "Save as draft"' }],
    'preview.open': [{ when: isCalm, zh: '点击“预览”', en: 'Press "Preview"' }],
    'preview.close': [{ zh: '关闭预览', en: 'Close the preview' }],
    'editor.leave': [
      {
        when: isCalm,
        zh: '点击“返回”',
        en: 'Press "Back"',
        then: { zh: '没写东西就直接返回。', en: 'With nothing written it leads back at once.' },
      },
    ],
    'leave.stay': [{ zh: '选择“继续编辑”', en: 'Choose to go on writing' }],
    'leave.keep': [{ zh: '选择“保留草稿”', en: 'Choose to keep the draft' }],
    'leave.discard': [{ zh: '选择“放弃”', en: 'Choose to throw it away' }],
    'draft.discard': [{ when: isCalm, zh: '点击“删除草稿”', en: 'Press "Delete draft"' }],
    'drafts.removed': [
      {
        by: 'part',
        when: (snapshot) =>
          isCalm(snapshot) || snapshot.matches({ page: { sent: { answer: { awaiting: 'waiting' } } } }),
        zh: '草稿在另一个窗口发布了',
        en: 'The draft is published in another window',
        payload: { subjects: ['post:new', 'post:700494'] },
        then: { zh: '询问这里写的内容是否保留。', en: 'The page asks whether to keep this input.' },
      },
    ],
    'parted.keep': [{ zh: '选择“保留并继续编辑”', en: 'Choose to keep it', then: draftSaved }],
    'parted.discard': [{ zh: '选择“不要了”', en: 'Choose to throw it away' }],
    'post.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'post.another': [{ zh: '点击“再发一条”', en: 'Press "Post another"' }],
    'draft.found': [
      {
        by: 'part',
        when: isCalm,
        zh: '上次写的还在',
        en: 'The earlier draft is still there',
        payload: { subject: 'post:new', fields: draft },
      },
    ],
    'connection.returned': [{ ...networkReturns, then: offlineGone }],
    'user.changed': [
      ...userChangeCases['user.changed'].map((one) => ({ ...one, when: isCalm })),
      {
        by: 'part',
        zh: '登录的是被禁言的会员',
        en: 'A muted member logs in',
        payload: { memberId: '1003', role: 'muted', how: 'entered' },
        when: (snapshot) => isSame(snapshot) && contextOf(snapshot).role === 'guest',
      },
    ],
    'xstate.done.actor.loadPost': [
      {
        zh: '后台返回自己的供需',
        en: "The backend returns the member's own post",
        payload: { output: post },
        cause: answering(post),
      },
      {
        zh: '后台给出别人的供需',
        en: 'The post is another member’s',
        payload: { output: others },
        cause: answering(others),
      },
    ],
    'xstate.error.actor.loadPost': [
      refusedWith(404, { zh: '后台没有这条供需', en: 'The backend finds no such post' }),
      offline,
    ],
    'xstate.done.actor.findGreyWords': [
      {
        zh: '后台返回要屏蔽的词',
        en: 'The backend returns the words to mask',
        payload: { output: ['微信'] },
        cause: answering(['微信']),
        then: { zh: '预览里这些词是星号。', en: 'These words are stars in the preview.' },
      },
    ],
    'xstate.error.actor.findGreyWords': [
      { ...offline, then: { zh: '预览照样显示。', en: 'The preview is shown all the same.' } },
    ],
    'xstate.done.actor.save': [{ zh: '后台收下了', en: 'The backend has it', payload: { output: '800001' } }],
    'xstate.error.actor.save': [offline],
    'xstate.error.actor.circles': [offline],
    'xstate.after.submitThrottle.postEditor.page.sent.throttle': [throttleOpens],
  },
  unreachable: [
    {
      transition: 'postEditor.draft.looking/always/0',
      reason: 'the drafts are those of the resident, which only listens here',
    },
  ],
  key: (snapshot) => {
    const { again, role, before, params, chosen, pictures, failure } = contextOf(snapshot);
    return [
      again,
      may(role, 'publish'),
      before === null,
      params.circle,
      chosen,
      postForm.sent(valuesOf(contextOf(snapshot))),
      pictures.map(isSent),
      failure?.tag === 'offline',
    ];
  },
  acts: {
    'preview.open': [press('button', 'editor:preview.open')],
    'preview.close': [press('button', 'editor:preview.close')],
    'post.submit': (_, snapshot) => (isNew(snapshot) ? [press('button', 'editor:submit')] : null),
    'post.store': (_, snapshot) => (isNew(snapshot) ? [press('button', 'editor:store')] : null),
    'post.another': [press('button', 'editor:saved.another')],
    'post.retry': [retry],
    'editor.leave': [press('button', 'editor:back')],
    'leave.stay': [press('button', 'editor:leave.stay')],
    'leave.keep': [press('button', 'editor:leave.keep')],
    'leave.discard': [press('button', 'editor:leave.discard')],
    'draft.discard': [press('button', 'editor:discard')],
    'field.change': ({ field, text }, snapshot) => {
      if (!snapshot.matches({ page: 'writing' })) return null;
      return field === 'type' ? [check('radio', `post:type.${text}`)] : [fill(text, 'textbox', `editor:${field}`)];
    },
    'field.leave': ({ field }) => [leave('textbox', `editor:${field}`)],
    'image.lead': [press('button', 'editor:setLead')],
    'image.remove': [press('button', 'upload:remove')],
  },
  states: {
    '': { zh: '会员写一条供需，或修改自己的。' },
    ...under('page', sentWords),
    ...draftWords,
    page: { title: { zh: '编辑页', en: 'Editor page' } },
    'page.deciding': { title: { zh: '判断新建或编辑', en: 'New or existing' }, zh: '是新的，还是已有的？' },
    'page.loading': { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载这条供需，表单的位置留着。' },
    'page.failed': { title: { zh: '加载失败', en: 'Loading failed' }, zh: '这条供需没有加载出来，可以重试。' },
    'page.missing': { title: { zh: '不存在', en: 'Not found' }, zh: '没有这条供需，或者不是自己的。' },
    'page.writing': { title: { zh: '填写中', en: 'Editing' }, zh: '正在写，所有内容自动保存为草稿。' },
    'page.previewing': { title: { zh: '预览中', en: 'Previewing' }, zh: '预览别人看到的样子，屏蔽词显示为星号。' },
    'page.leaving': { title: { zh: '确认离开', en: 'Confirming leave' }, zh: '写了还没发布：保留草稿，还是放弃？' },
    'page.parted': {
      title: { zh: '草稿冲突', en: 'Draft conflict' },
      zh: '草稿已在别处发布或丢弃：这里写的要保留，还是放弃？',
    },
    'page.checking': {
      title: { zh: '检查能否发布', en: 'Checking submission' },
      zh: '这条供需能不能发布？用户有没有权限？',
    },
    'page.sent.answer.awaiting.waiting': {
      title: { zh: '等待图片上传', en: 'Waiting for pictures' },
      zh: '图片还在上传，传完自动发布。',
    },
    'page.sent.answer.awaiting.saving': { title: { zh: '发布中', en: 'Publishing' }, zh: '正在发布。' },
    'page.saved': { title: { zh: '已发布', en: 'Published' }, zh: '发布成功，转到这条供需。' },
  },
};
