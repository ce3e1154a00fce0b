import { press } from '../kit/act.ts';
import { networkReturns, offline, under } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { ownListMachine } from './own-list.machine.ts';
import { crashedSteps, ended } from './step-cases.ts';

const items = { work: [], education: [], tags: [{ id: 51, name: '烘焙' }] };

export const ownListPaths: PathSpec<typeof ownListMachine> = {
  machine: ownListMachine,
  name: { zh: '自己的经历与标签', en: 'Own history and tags' },
  as: 'wangfang',
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
      { ...networkReturns, then: { zh: '失败的内容重新加载。', en: 'Failed parts are loaded again.' } },
    ],
    'xstate.done.actor.loadItems': [
      { zh: '后台返回列表', en: 'The backend returns the list', payload: { output: items } },
    ],
    'xstate.error.actor.loadItems': [offline],
    'xstate.done.actor.workHistory': [
      ended({ zh: '工作经历保存成功', en: 'The entry is saved' }, 'saved', 'finish the work history'),
      ended({ zh: '关闭工作经历', en: 'Close the work history' }, 'closed', 'close the work history'),
    ],
    'xstate.done.actor.educationHistory': [
      ended({ zh: '教育经历保存成功', en: 'The entry is saved' }, 'saved', 'finish the education history'),
      ended({ zh: '关闭教育经历', en: 'Close the education history' }, 'closed', 'close the education history'),
    ],
    'xstate.done.actor.industryTags': [
      ended({ zh: '行业标签保存成功', en: 'The tags are saved' }, 'saved', 'confirm the industry tags'),
      ended({ zh: '关闭行业标签', en: 'Close the industry tags' }, 'closed', 'close the industry tags'),
    ],
  },
  acts: {
    'list.retry': [press('button', 'account:list.retry')],
  },
  states: {
    '': { zh: '会员自己的经历或标签，以及添加用的表单。' },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载列表，位置先留着。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '列表没有加载出来；可以重试。' },
    shown: { title: { zh: '已显示', en: 'Shown' }, zh: '显示列表。' },
    ...under('shown', {
      viewing: { title: { zh: '查看中', en: 'Viewing' }, zh: '会员在看列表。' },
      writingWork: { title: { zh: '添加工作经历', en: 'Adding work entry' }, zh: '正在填一条工作经历。' },
      writingEducation: { title: { zh: '添加教育经历', en: 'Adding education entry' }, zh: '正在填一条教育经历。' },
      choosingTags: { title: { zh: '选择标签中', en: 'Choosing tags' }, zh: '正在选择行业标签，已有的也在其中。' },
      reloading: { title: { zh: '刷新中', en: 'Reloading' }, zh: '新增的已保存；列表保留，正在刷新。' },
      stale: { title: { zh: '刷新失败', en: 'Reload failed' }, zh: '已保存，但刷新失败：列表有说明，可以重试。' },
    }),
  },
};
