import { crashed } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { crashedSteps, ended } from './step-cases.ts';
import { wizardMachine } from './wizard.machine.ts';

const drafts = { supplement: null, work: null, education: null, tags: null, wizard: null };
const cameTo = (step: string) => ({ needsProfile: false, drafts: { ...drafts, wizard: { step } } });

export const wizardPaths: PathSpec<typeof wizardMachine> = {
  machine: wizardMachine,
  name: { zh: '注册向导', en: 'Registration wizard' },
  starts: [
    {
      zh: '新会员登录，资料还没有填',
      en: 'A new member logs in, the profile is not filled in',
      input: { needsProfile: true, drafts },
    },
    {
      zh: '资料已填好，从头开始后面几步',
      en: 'The profile is filled in, the steps after it begin',
      input: { needsProfile: false, drafts },
    },
    { zh: '上次停在教育经历', en: 'Last time it stopped at the education history', input: cameTo('education') },
    { zh: '上次停在行业标签', en: 'Last time it stopped at the industry tags', input: cameTo('tags') },
  ],
  calls: {},
  events: {
    ...crashedSteps,
    'xstate.done.actor.supplement': [
      {
        ...ended({ zh: '资料保存成功', en: 'The profile is saved' }, 'saved', 'save the profile'),
        see: 'registration:supplement.saved',
      },
      ended({ zh: '关闭“完善资料”', en: 'Close the profile dialog' }, 'closed', 'close the profile'),
    ],
    'xstate.error.actor.supplement': [crashed({ zh: '“完善资料”出了故障', en: 'The profile dialog crashes' })],
    'xstate.done.actor.workHistory': [
      {
        ...ended({ zh: '工作经历填完', en: 'The work history is finished' }, 'saved', 'finish the work history'),
        see: 'registration:work.saved',
      },
      ended(
        { zh: '关闭工作经历，之前存过一条', en: 'Close the work history after one entry' },
        'closed',
        'close the work history after one entry',
        true,
      ),
      ended(
        { zh: '关闭工作经历，什么也没填', en: 'Close the work history without an entry' },
        'closed',
        'close the work history',
      ),
    ],
    'xstate.done.actor.educationHistory': [
      ended({ zh: '跳过教育经历', en: 'The education history is skipped' }, 'skipped', 'skip the education history'),
      ended({ zh: '关闭教育经历', en: 'Close the education history' }, 'closed', 'close the education history'),
    ],
    'xstate.done.actor.industryTags': [
      {
        ...ended({ zh: '行业标签填完', en: 'The industry tags are finished' }, 'saved', 'confirm the industry tags'),
        see: 'registration:tags.saved',
      },
    ],
  },
  states: {
    '': { zh: '新会员注册：资料、工作经历、教育经历、行业标签。' },
    deciding: { title: { zh: '判断起始步骤', en: 'Choosing first step' }, zh: '先到哪一步？' },
    supplement: { title: { zh: '第二步资料', en: 'Step 2: profile' }, zh: '第二步：资料。' },
    work: { title: { zh: '第三步工作经历', en: 'Step 3: work' }, zh: '第三步：工作经历。' },
    education: { title: { zh: '第四步教育经历', en: 'Step 4: education' }, zh: '第四步：教育经历。' },
    tags: { title: { zh: '第五步行业标签', en: 'Step 5: tags' }, zh: '第五步：行业标签。' },
    finished: { title: { zh: '注册完成', en: 'Registration finished' }, zh: '注册完成。' },
    abandoned: { title: { zh: '放弃注册', en: 'Registration abandoned' }, zh: '关闭了必须填的窗口：会员退出登录。' },
  },
};
