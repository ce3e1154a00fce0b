import type { AnyMachineSnapshot } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import {
  clockFails,
  closingCases,
  crashed,
  networkReturns,
  offline,
  refusedWith,
  sentWords,
  under,
} from '../kit/path-cases.ts';
import type { Words } from '../kit/path-spec.ts';

export const savedAsDraft = { zh: '显示所填内容，并留作草稿。', en: 'The input is shown and saved as a draft.' };

type When = (snapshot: AnyMachineSnapshot) => boolean;

/** A step of the registration ends. */
export const ended = (words: Words, outcome: 'saved' | 'skipped' | 'closed', story: string, hasEntries = false) => ({
  ...words,
  payload: { output: { outcome, hasEntries } },
  cause: { story },
});

export const companyChosen = (when: When) => ({
  zh: '在公司联想里选“食业科技”',
  en: 'Choose 食业科技 from the suggestions',
  payload: { field: 'company' as const, text: '食业科技', id: 12 },
  when,
  then: savedAsDraft,
});

export const networkReturnsIn = (isCalm: When) => ({
  ...networkReturns,
  when: (snapshot: AnyMachineSnapshot) =>
    isCalm(snapshot) || (snapshot.value.open ?? snapshot.value).profile === 'failed',
  then: {
    zh: '失败的内容重新加载，“网络不通”不再显示。',
    en: 'Failed parts are loaded again, and the error disappears.',
  },
});

export const locationChosen = (when: When) => ({
  zh: '所在地选“浙江省/杭州市/西湖区”',
  en: 'Choose the location 浙江省/杭州市/西湖区',
  payload: { field: 'location' as const, text: '浙江省/杭州市/西湖区', id: 330106 },
  when,
  then: savedAsDraft,
});

const typing =
  <F extends string>(field: F, words: Words) =>
  (text: string, when: When = () => true) => ({
    zh: `${words.zh}填“${text}”`,
    en: `Type the ${words.en} ${text}`,
    payload: { field, text },
    when,
    then: savedAsDraft,
  });

export const nameTyped = typing('nickname', { zh: '姓名', en: 'name' });
export const companyTyped = typing('company', { zh: '公司', en: 'company' });
export const positionTyped = typing('position', { zh: '职位', en: 'position' });

export const femaleChosen = (when: When) => ({
  zh: '性别选“女”',
  en: 'Choose the gender "Female"',
  payload: { field: 'gender' as const, text: 'FEMALE' },
  when,
  then: savedAsDraft,
});

export const startTyped = {
  zh: '开始时间填 2020-03',
  en: 'Type the start 2020-03',
  payload: { field: 'startTime', text: '2020-03' },
  then: savedAsDraft,
} as const;

export const historyCases = {
  'field.leave': [
    {
      zh: '离开开始时间',
      en: 'Leave the start',
      payload: { field: 'startTime' },
      then: { zh: '有错误则提示。', en: 'Errors are shown.' },
    },
  ],
  'entry.finish': [{ zh: '点击“完成”', en: 'Press "Finished"' }],
  'entry.add': [{ zh: '点击“继续添加”', en: 'Press "Add another"' }],
  'step.skip': [{ zh: '点击“跳过”', en: 'Press "Skip"' }],
  'step.close': [{ zh: '点击“关闭”', en: 'Press "Close"' }],
  ...closingCases,
  'xstate.done.actor.saveEntry': [
    { zh: '后台保存了这一条', en: 'The backend saves the entry', payload: { output: true } },
  ],
  'xstate.error.actor.saveEntry': [offline],
  'xstate.done.actor.skipStep': [
    { zh: '后台记下跳过', en: 'The backend takes the empty list', payload: { output: true } },
  ],
  'xstate.error.actor.skipStep': [offline],
  'xstate.done.actor.readClock': [
    { zh: '读到时间', en: 'The time is read', payload: { output: Date.UTC(2026, 0, 1) } },
  ],
  'xstate.error.actor.readClock': [clockFails],
} as const;

export const dialogWords = {
  open: { title: { zh: '窗口已打开', en: 'Dialog open' }, zh: '窗口已打开。' },
  'open.form': { title: { zh: '表单', en: 'Form' } },
  ...under('open.form', sentWords),
  'open.form.sent.answer.awaiting.skipping': {
    title: { zh: '跳过中', en: 'Skipping' },
    zh: '正在跳过这一步：发送空列表。',
  },
  closed: { title: { zh: '已关闭', en: 'Closed' }, zh: '窗口已关闭。' },
} as const;

export const historyStates = {
  ...dialogWords,
  'open.form.editing': { title: { zh: '填写中', en: 'Editing' }, zh: '正在填一条；填的内容留作草稿。' },
  'open.form.sent.answer.awaiting.finishing': {
    title: { zh: '保存并继续', en: 'Saving and continuing' },
    zh: '正在保存这一条，然后到下一步。',
  },
  'open.form.sent.answer.awaiting.adding': {
    title: { zh: '保存并再填', en: 'Saving to add another' },
    zh: '正在保存这一条，然后可以再填一条。',
  },
  'open.form.sent.answer.added': { title: { zh: '已添加', en: 'Entry added' }, zh: '这一条已保存；可以再填一条。' },
  'open.clock': { title: { zh: '当前月份', en: 'Current month' } },
  'open.clock.reading': { title: { zh: '读取月份中', en: 'Reading month' }, zh: '正在读取当前月份。' },
  'open.clock.read': { title: { zh: '月份已知', en: 'Month known' }, zh: '日期按这个月检查。' },
} as const;

export const crashedSteps = {
  'xstate.error.actor.workHistory': [crashed({ zh: '工作经历出了故障', en: 'The work history crashes' })],
  'xstate.error.actor.educationHistory': [crashed({ zh: '教育经历出了故障', en: 'The education history crashes' })],
  'xstate.error.actor.industryTags': [crashed({ zh: '行业标签出了故障', en: 'The industry tags stop by a defect' })],
} as const;

export const suggestCrashed = crashed({
  zh: '公司联想出了故障',
  en: 'The company suggestions stop by a defect',
});

export const regionsCrashed = crashed({ zh: '地区列表出了故障', en: 'The list of regions crashes' });

export const profileCases = {
  'profile.saved': [],
  'xstate.error.actor.companySuggest': [suggestCrashed],
  'xstate.error.actor.loadProfile': [offline],
  'xstate.error.actor.regions': [regionsCrashed],
  'xstate.done.actor.saveProfile': [
    { zh: '后台保存了资料', en: 'The backend saves the profile', payload: { output: true } },
  ],
  'xstate.error.actor.saveProfile': [
    refusedWith(sessionRefusal.emailTaken, {
      zh: '后台提示邮箱已被占用',
      en: 'The backend rejects the email as taken',
    }),
    offline,
  ],
} as const;

export const profileWords = {
  profile: { title: { zh: '会员资料', en: 'Profile' } },
  'profile.loading': { title: { zh: '加载资料中', en: 'Loading profile' }, zh: '正在加载会员资料。' },
  'profile.loaded': { title: { zh: '资料已加载', en: 'Profile loaded' }, zh: '表单显示已有的资料；填过的优先。' },
  'profile.failed': { title: { zh: '资料加载失败', en: 'Profile failed' }, zh: '资料没有加载出来；表单仍可以填。' },
} as const;
