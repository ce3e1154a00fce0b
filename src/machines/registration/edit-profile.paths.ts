import type { AnyMachineSnapshot } from 'xstate';
import { fill, leave, press, retry } from '../kit/act.ts';
import { textOf, valuesOf } from '../kit/form.ts';
import { draftWords, sentWords, throttleOpens, under } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { editProfileMachine } from './edit-profile.machine.ts';
import {
  companyChosen,
  companyTyped,
  femaleChosen,
  locationChosen,
  nameTyped,
  networkReturnsIn,
  positionTyped,
  profileCases,
  profileWords,
  savedAsDraft,
} from './step-cases.ts';

const known = {
  nickname: '李然',
  gender: 'FEMALE',
  company: '食业科技',
  companyId: 12,
  position: '采购经理',
  location: '浙江省/杭州市/西湖区',
  locationId: 330106,
  email: '',
  nameEditable: false,
};

const isCalm = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ profile: 'loaded', draft: 'none' }) &&
  (snapshot.matches({ form: 'editing' }) ||
    snapshot.matches({ form: { sent: { answer: 'awaiting', throttle: 'throttled' } } }));

export const editProfilePaths: PathSpec<typeof editProfileMachine> = {
  machine: editProfileMachine,
  name: { zh: '编辑资料', en: 'Edit the profile' },
  as: 'liran',
  starts: [
    { zh: '会员打开“编辑资料”', en: 'A member opens "Edit profile"', input: { draft: null } },
    {
      zh: '会员打开“编辑资料”，上次改了职位没有保存',
      en: 'A member opens "Edit profile"; another position was typed before and not saved',
      input: { draft: { position: '采购总监' } },
    },
  ],
  calls: {
    loadProfile: ['session.profile'],
    saveProfile: ['session.saveProfile'],
  },
  key: ({ context: { base, loaded, sent, typed } }) => [
    loaded?.nickname,
    textOf(valuesOf({ base, typed }), 'nickname'),
    Object.keys(sent?.typed.texts ?? {}).length > 0,
    Object.keys(typed.texts).length > 0,
  ],
  events: {
    ...profileCases,
    'connection.returned': [networkReturnsIn(isCalm)],
    'field.change': [
      nameTyped('李然', isCalm),
      {
        zh: '清空姓名',
        en: 'Empty the name',
        payload: { field: 'nickname', text: '' },
        when: isCalm,
        then: savedAsDraft,
      },
      femaleChosen(isCalm),
      companyTyped('食业科技', isCalm),
      companyChosen(isCalm),
      positionTyped('采购总监', isCalm),
      locationChosen(isCalm),
      {
        zh: '清空邮箱',
        en: 'Empty the email',
        payload: { field: 'email', text: '' },
        when: isCalm,
        then: savedAsDraft,
      },
    ],
    'field.leave': [
      {
        zh: '离开姓名输入框',
        en: 'Leave the name field',
        payload: { field: 'nickname' },
        when: isCalm,
        then: { zh: '表情符号被去掉；有错误则提示。', en: 'Emoji are removed; errors are shown.' },
      },
    ],
    'profile.submit': [{ zh: '点击“保存”', en: 'Press "Save"' }],
    'draft.discard': [{ zh: '点击“放弃修改”', en: 'Press "Discard changes"' }],
    'supplement.close': [],
    'supplement.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'xstate.done.actor.loadProfile': [
      { zh: '后台返回资料', en: 'The backend returns the profile', payload: { output: known } },
    ],
    'xstate.after.submitThrottle.editProfile.form.sent.throttle': [throttleOpens],
  },
  acts: {
    'supplement.retry': [retry],
    'profile.submit': (_, snapshot) =>
      snapshot.matches({ profile: 'loaded' }) ? [press('button', 'account:editInfo.save')] : null,
    'draft.discard': [press('button', 'account:draft.discard')],
    'field.change': ({ field, text }, snapshot) =>
      snapshot.matches({ form: 'editing' })
        ? [fill(text, field === 'company' ? 'combobox' : 'textbox', `registration:field.${field}`)]
        : null,
    'field.leave': ({ field }) => [leave('textbox', `registration:field.${field}`)],
  },
  states: {
    '': { zh: '会员修改自己的资料。' },
    ...under('form', sentWords),
    ...draftWords,
    ...profileWords,
    'profile.failed': { title: { zh: '资料加载失败', en: 'Profile failed' }, zh: '资料没有加载出来；可以重试。' },
    form: { title: { zh: '表单', en: 'Form' } },
    'form.editing': { title: { zh: '填写中', en: 'Editing' }, zh: '会员在修改；填的内容留作草稿。' },
    'form.sent.answer.awaiting': {
      title: { zh: '保存中', en: 'Saving' },
      zh: '正在保存资料；这时改的留着，还没有保存。',
    },
    'form.sent.answer.accepted': { title: { zh: '已保存', en: 'Saved' }, zh: '资料已保存；可以继续修改。' },
  },
};
