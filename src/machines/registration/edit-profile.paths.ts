import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { draftWords, offline, refusedWith, throttleOpens, throttleWords } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { editProfileMachine } from './edit-profile.machine.ts';
import { formIn } from './profile-edit.ts';
import {
  companyChosen,
  locationChosen,
  networkReturnsIn,
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
  snapshot.matches({ profile: 'loaded', regions: 'loaded', draft: 'none' }) &&
  (snapshot.matches({ throttle: 'ready', form: 'editing' }) ||
    snapshot.matches({ throttle: 'resting', form: 'saving' }));

export const editProfilePaths: PathSpec<typeof editProfileMachine> = {
  machine: editProfileMachine,
  name: { zh: '编辑资料', en: 'Edit the profile' },
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
    loadRegions: ['basic.locationTree', 'basic.overseas'],
    saveProfile: ['session.saveProfile'],
  },
  key: ({ context: { typed, sent, loaded } }) => [
    loaded?.nickname,
    formIn({ typed, sent, loaded }).nickname,
    Object.keys(sent).length > 0,
    Object.keys(typed).length > 0,
  ],
  events: {
    ...profileCases,
    'connection.returned': [networkReturnsIn(isCalm)],
    'nickname.change': [
      { zh: '姓名填“李然”', en: 'Type the name 李然', payload: { text: '李然' }, when: isCalm, then: savedAsDraft },
      { zh: '清空姓名', en: 'Empty the name', payload: { text: '' }, when: isCalm, then: savedAsDraft },
    ],
    'gender.choose': [
      {
        zh: '性别选“女”',
        en: 'Choose the gender "Female"',
        payload: { gender: 'FEMALE' },
        when: isCalm,
        then: savedAsDraft,
      },
    ],
    'company.type': [
      {
        zh: '公司填“食业科技”',
        en: 'Type the company 食业科技',
        payload: { text: '食业科技' },
        when: isCalm,
        then: savedAsDraft,
      },
    ],
    'company.choose': [companyChosen(isCalm)],
    'position.change': [
      {
        zh: '职位填“采购总监”',
        en: 'Type the position 采购总监',
        payload: { text: '采购总监' },
        when: isCalm,
        then: savedAsDraft,
      },
    ],
    'location.choose': [locationChosen(isCalm)],
    'email.change': [
      { zh: '清空邮箱', en: 'Empty the email', payload: { text: '' }, when: isCalm, then: savedAsDraft },
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
    'xstate.error.actor.saveProfile': [
      refusedWith(sessionRefusal.emailTaken, {
        zh: '后台提示邮箱已被占用',
        en: 'The backend rejects the email as taken',
      }),
      offline,
    ],
    'xstate.after.submitThrottle.editProfile.throttle.resting': [throttleOpens],
  },
  states: {
    '': { zh: '会员修改自己的资料。' },
    ...throttleWords,
    ...draftWords,
    ...profileWords,
    form: { title: { zh: '表单', en: 'Form' } },
    'form.editing': { title: { zh: '填写中', en: 'Editing' }, zh: '会员在修改；填的内容留作草稿。' },
    'form.saving': { title: { zh: '保存中', en: 'Saving' }, zh: '正在保存资料；这时改的留着，还没有保存。' },
  },
};
