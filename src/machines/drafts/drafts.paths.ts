import type { AnyMachineSnapshot } from 'xstate';
import { clockFails, crashed, readFirst, storageFails, storedElsewhere, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { draftsMachine } from './drafts.machine.ts';

const own = { owner: '1001', subject: 'supplement' };
const subject = '1001:supplement';
const late = Date.UTC(2100, 0, 1);
const stored = { [subject]: { fields: { nickname: '李' }, at: 2 } };

/** Only the order of times matters: the guards compare them. */
const age = (at = 0): number | string => {
  if (at <= 1 || at === late) return at;
  return at < late ? 'before' : 'after';
};

const isStoring = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ storage: 'stored' });
const isStill = (snapshot: AnyMachineSnapshot): boolean => isStoring(snapshot) && snapshot.context.unsaved.length === 0;
const isBeingStored = (snapshot: AnyMachineSnapshot): boolean =>
  (isStoring(snapshot) && Object.keys(snapshot.context.drafts).length === 0) ||
  snapshot.matches({ storage: { unstored: 'asking' } });

export const draftsPaths: PathSpec<typeof draftsMachine> = {
  machine: draftsMachine,
  name: { zh: '草稿', en: 'Drafts' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  key: ({ context: { drafts, unsaved } }) => [unsaved, drafts[subject]?.fields, age(drafts[subject]?.at)],
  events: {
    'draft.save': [
      {
        by: 'part',
        zh: '在表单里输入“李然”',
        en: 'Type 李然 into a form',
        payload: { ...own, fields: { nickname: '李然' } },
        when: isStill,
      },
    ],
    'draft.drop': [
      {
        by: 'part',
        zh: '表单提交成功',
        en: 'The form is sent well',
        payload: own,
        when: isStill,
      },
    ],
    'user.changed': userChangeCases['user.changed'].map((words) => ({ ...words, when: isStill })),
    'drafts.forget': [
      {
        by: 'part',
        zh: '会员退出登录',
        en: 'The member logs out',
        payload: { owner: '1001' },
        when: isStill,
      },
    ],
    'page.hidden': [
      {
        by: 'backend',
        zh: '切到别的标签页，或刷新网页',
        en: 'Go to another tab, or reload the page',
        when: isStoring,
      },
    ],
    'record.loaded': [
      {
        ...readFirst,
        zh: '读到保存的草稿',
        en: 'Stored drafts are read',
        payload: { value: stored, setAside: false, at: 5 },
      },
      {
        ...readFirst,
        zh: '保存的草稿读不懂，被放到一边',
        en: 'The stored drafts cannot be understood and are set aside',
        payload: { value: {}, setAside: true, at: 5 },
      },
    ],
    'record.changed': [
      {
        ...storedElsewhere,
        zh: '另一个标签页保存了较旧的草稿',
        en: 'Another tab stores an older draft',
        payload: { value: { [subject]: { fields: { nickname: '王' }, at: 1 } }, at: 5 },
        when: isStoring,
      },
      {
        ...storedElsewhere,
        zh: '另一个标签页保存了较新的草稿',
        en: 'Another tab stores a later draft',
        payload: { value: { [subject]: { fields: { nickname: '王芳' }, at: late } }, at: late },
        when: isStoring,
      },
    ],
    'record.failed': [{ ...storageFails, when: isBeingStored }],
    'xstate.error.actor.record': [crashed({ zh: '保存草稿的部件出了故障', en: 'The record of the drafts crashes' })],
    'xstate.after.storeRetryDelay.drafts.storage.unstored.resting': [{ zh: '过 5 秒', en: '5 s pass' }],
    'xstate.after.storeAnswer.drafts.storage.unstored.asking': [{ zh: '没有被拒绝', en: 'It is not refused' }],
    'xstate.after.draftSaveDelay.drafts.writing.waiting': [{ zh: '过 250 毫秒', en: '250 ms pass' }],
    'xstate.done.actor.readClock': [{ zh: '读到时间', en: 'The time is read', payload: { output: 5 } }],
    'xstate.error.actor.readClock': [clockFails],
  },
  states: {
    '': { zh: '保存输入了还没有提交的内容，刷新网页或换标签页都在。' },
    writing: { title: { zh: '保存草稿', en: 'Saving drafts' } },
    'writing.restoring': {
      title: { zh: '读取草稿', en: 'Restoring drafts' },
      zh: '正在读取保存的草稿；此时输入的内容优先。',
    },
    'writing.resting': { title: { zh: '草稿已保存', en: 'Drafts saved' }, zh: '输入的内容都已保存。' },
    'writing.waiting': {
      title: { zh: '等待输入停顿', en: 'Waiting for typing pause' },
      zh: '有新的输入；也许马上还有。',
    },
    'writing.stamping': {
      title: { zh: '读取时间', en: 'Reading time' },
      zh: '正在读取时间，用来判断哪个标签页的草稿更新。',
    },
    storage: { title: { zh: '浏览器存储', en: 'Browser storage' } },
    'storage.stored': { title: { zh: '可以保存', en: 'Storage available' }, zh: '浏览器保存草稿。' },
    'storage.unstored': {
      title: { zh: '无法保存', en: 'Storage unavailable' },
      zh: '浏览器不允许保存草稿；关闭网页就没了。',
    },
    'storage.unstored.resting': { title: { zh: '等待重试', en: 'Waiting to retry' }, zh: '过一会儿再试着存。' },
    'storage.unstored.asking': { title: { zh: '重试中', en: 'Retrying' }, zh: '现在存得下了吗？' },
    'storage.lost': { title: { zh: '存储不可用', en: 'Storage lost' }, zh: '这个页面再也存不了任何东西。' },
  },
};
