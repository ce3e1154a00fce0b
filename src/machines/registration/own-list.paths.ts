import { networkReturns, offline } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { ownListMachine } from './own-list.machine.ts';
import { crashedSteps } from './step-cases.ts';

const items = { work: [], education: [], tags: [{ id: 51, name: '烘焙' }] };
const ended = (outcome: string, hasEntries = false) => ({ output: { outcome, hasEntries } });

export const ownListPaths: PathSpec<typeof ownListMachine> = {
  machine: ownListMachine,
  name: { zh: '自己的经历与标签', en: 'Own history and tags' },
  starts: [
    { zh: '“编辑资料”里的工作经历', en: 'The work history on "Edit profile"', input: { kind: 'work' } },
    { zh: '“编辑资料”里的教育经历', en: 'The education on "Edit profile"', input: { kind: 'education' } },
    { zh: '“编辑资料”里的行业标签', en: 'The industry tags on "Edit profile"', input: { kind: 'tags' } },
  ],
  key: ({ context }) => context.kind,
  calls: { loadItems: ['session.workHistory', 'session.educationHistory', 'session.industryTags'] },
  agrees: ({ context }) => context.kind,
  events: {
    ...crashedSteps,
    'entry.new': [{ zh: '点击“添加”', en: 'Press "Add"' }],
    'list.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'connection.returned': [
      { ...networkReturns, then: { zh: '失败的内容重新加载。', en: 'What failed is loaded again.' } },
    ],
    'xstate.done.actor.loadItems': [
      { zh: '后台给出列表', en: 'The backend gives the list', payload: { output: items } },
    ],
    'xstate.error.actor.loadItems': [offline],
    'xstate.done.actor.workHistory': [
      {
        zh: '工作经历保存成功',
        en: 'The entry is saved',
        payload: ended('saved'),
        cause: { story: 'finish the work history' },
      },
      {
        zh: '关闭工作经历',
        en: 'Close the work history',
        payload: ended('closed'),
        cause: { story: 'close the work history' },
      },
    ],
    'xstate.done.actor.educationHistory': [
      {
        zh: '教育经历保存成功',
        en: 'The entry is saved',
        payload: ended('saved'),
        cause: { story: 'finish the education history' },
      },
      {
        zh: '关闭教育经历',
        en: 'Close the education history',
        payload: ended('closed'),
        cause: { story: 'close the education history' },
      },
    ],
    'xstate.done.actor.industryTags': [
      {
        zh: '行业标签保存成功',
        en: 'The tags are saved',
        payload: ended('saved'),
        cause: { story: 'confirm the industry tags' },
      },
      {
        zh: '关闭行业标签',
        en: 'Close the industry tags',
        payload: ended('closed'),
        cause: { story: 'close the industry tags' },
      },
    ],
  },
  states: {
    '': '会员介绍自己的内容，以及添加用的表单。',
    loading: '正在加载列表；位置已留好。',
    failed: '列表没有加载出来；可以重试。',
    shown: '显示列表。',
    'shown.viewing': '会员在看列表。',
    'shown.writingWork': '正在填一条工作经历。',
    'shown.writingEducation': '正在填一条教育经历。',
    'shown.choosingTags': '正在选择行业标签，已有的也在其中。',
    'shown.refreshing': '新增的已保存；列表照旧，重新加载。',
    'shown.stale': '已保存，但列表没能重新加载：会说明，可以重试。',
  },
};
