import { choose, fill } from '../kit/act.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { peopleMachine } from './people.machine.ts';

const at = (list: string) => ({ params: { list } });

export const peoplePaths: PathSpec<typeof peopleMachine> = {
  machine: peopleMachine,
  name: { zh: '人脉', en: 'People' },
  starts: [
    { zh: '打开全部人脉', en: 'All people are opened', input: at('all') },
    { zh: '打开热门人脉', en: 'The popular people are opened', input: at('popular') },
    { zh: '打开可能感兴趣的人', en: 'The people of interest are opened', input: at('interest') },
    { zh: '打开谁看过我', en: 'The visitors are opened', input: at('visitors'), as: 'liran' },
  ],
  events: {
    'filter.choose': [
      {
        zh: '按公司类别筛选“乳制品”',
        en: 'Filter by the company category dairy',
        payload: { field: 'companyCategory', value: 'dairy' },
        then: { zh: '名单只剩这一类公司的人。', en: 'The list holds people of such companies only.' },
      },
    ],
    'filter.clear': [
      { zh: '清除筛选', en: 'Clear the filter', then: { zh: '名单又是全部。', en: 'The list is whole again.' } },
    ],
    'company.type': [
      { zh: '输入公司名“味”', en: 'Type 味 into the company', payload: { text: '味' } },
      { zh: '清空公司', en: 'Empty the company', payload: { text: '' } },
    ],
    'company.choose': [
      { zh: '选择一家公司', en: 'Choose a company', payload: { id: '501', name: '山隐饮品有限公司' } },
    ],
  },
  acts: {
    'company.type': ({ text }, { context }) =>
      text === context.companyText ? null : [fill(text, 'combobox', 'people:filter.company')],
    'filter.choose': ({ field, value }) =>
      field === 'companyCategory' ? [choose(value, 'combobox', 'people:filter.category')] : [],
  },
  states: {
    '': { zh: '同行：全部、某个标签、热门、可能感兴趣的、来看过我的。' },
    arriving: { title: { zh: '识别地址', en: 'Reading address' }, zh: '判断地址要的是哪份名单。' },
    filterable: { title: { zh: '全部或按标签', en: 'All or by tag' }, zh: '全部或某个标签的人，按筛选条件。' },
    popular: { title: { zh: '热门人脉', en: 'Popular' }, zh: '关注者最多的人。' },
    interest: { title: { zh: '可能感兴趣', en: 'Suggested' }, zh: '用户可能想认识的人。' },
    visitors: { title: { zh: '看过我的人', en: 'Visitors' }, zh: '看过用户主页的人。' },
  },
};
