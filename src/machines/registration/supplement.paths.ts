import type { AnyMachineSnapshot } from 'xstate';
import { blankProfile } from '#services/contract/session.contract.ts';
import { fill, leave, press } from '../kit/act.ts';
import { closingCases, sentWords, throttleOpens, under } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
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
import { supplementMachine } from './supplement.machine.ts';

const draft = {
  gender: 'FEMALE',
  company: '食业科技',
  companyId: '12',
  position: '采购经理',
  location: '浙江省/杭州市/西湖区',
  locationId: '330106',
};

const isLoaded = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ open: { profile: 'loaded', form: 'editing' } });

export const supplementPaths: PathSpec<typeof supplementMachine> = {
  machine: supplementMachine,
  name: { zh: '完善资料', en: 'Complete your profile' },
  as: 'newcomer',
  starts: [
    {
      zh: '新会员打开“完善资料”，草稿里除姓名和邮箱都已填好',
      en: 'A new member opens "Complete your profile"; the draft holds all but name and email',
      input: { draft },
    },
  ],
  calls: {
    loadProfile: ['session.profile'],
    saveProfile: ['session.saveProfile'],
  },
  key: ({ context }) => {
    const { nickname = '', email = '' } = context.typed.texts;
    return [nickname, email];
  },
  events: {
    ...profileCases,
    'connection.returned': [networkReturnsIn(isLoaded)],
    'field.change': [
      nameTyped('李然'),
      femaleChosen(isLoaded),
      companyTyped('食业', isLoaded),
      companyChosen(isLoaded),
      positionTyped('采购经理', isLoaded),
      locationChosen(isLoaded),
      {
        zh: '邮箱填 liran@shiye.cn',
        en: 'Type the email liran@shiye.cn',
        payload: { field: 'email', text: 'liran@shiye.cn' },
        then: savedAsDraft,
      },
    ],
    'field.leave': [
      {
        zh: '离开姓名输入框',
        en: 'Leave the name field',
        payload: { field: 'nickname' },
        then: { zh: '表情符号被去掉；有错误则提示。', en: 'Emoji are removed; errors are shown.' },
      },
    ],
    'profile.submit': [{ zh: '点击“下一步”', en: 'Press "Next"' }],
    'supplement.close': [{ zh: '点击“关闭”', en: 'Press "Close"', when: isLoaded }],
    ...closingCases,
    'supplement.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'draft.discard': [],
    'xstate.done.actor.loadProfile': [
      {
        zh: '后台返回已有资料',
        en: 'The backend returns the known profile',
        payload: { output: { ...blankProfile, nameEditable: true } },
      },
    ],
    'xstate.after.submitThrottle.supplement.open.form.sent.throttle': [throttleOpens],
  },
  unreachable: [
    {
      transition: 'supplement.open/supplement.close/1',
      reason: 'the paths begin with a draft, which is unsaved input',
    },
  ],
  acts: {
    'supplement.close': [press('button', 'registration:supplement.close')],
    'supplement.retry': [press('button', 'registration:supplement.loadFailedRetry')],
    'field.change': ({ field, text }) => [
      fill(text, field === 'company' ? 'combobox' : 'textbox', `registration:field.${field}`),
    ],
    'field.leave': ({ field }) => [leave('textbox', `registration:field.${field}`)],
  },
  states: {
    '': { zh: '新会员完善资料。' },
    ...under('open.form', sentWords),
    ...under('open', profileWords),
    open: { title: { zh: '窗口已打开', en: 'Dialog open' }, zh: '窗口已打开。' },
    'open.form': { title: { zh: '表单', en: 'Form' } },
    'open.form.editing': { title: { zh: '填写中', en: 'Editing' }, zh: '会员在填表；填的内容留作草稿。' },
    'open.form.sent.answer.awaiting': {
      title: { zh: '保存中', en: 'Saving' },
      zh: '正在保存资料；这时改的留着，还没有保存。',
    },
    saved: { title: { zh: '已保存', en: 'Saved' }, zh: '资料完整了。' },
    closed: { title: { zh: '已关闭', en: 'Closed' }, zh: '窗口已关闭；草稿还在。' },
  },
};
