import { enter, fill, leave } from '../kit/act.ts';
import { answering, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { companySuggestMachine } from './company-suggest.machine.ts';

const companies = [{ id: 12, cnName: '食业科技', enName: 'Shiye Tech' }];

export const companySuggestPaths: PathSpec<typeof companySuggestMachine> = {
  machine: companySuggestMachine,
  name: { zh: '公司联想', en: 'Company suggestions' },
  starts: [{ zh: '表单里有公司输入框', en: 'A form with a company box is open' }],
  as: 'newcomer',
  events: {
    'suggest.open': [
      { zh: '点进空的公司框', en: 'Enter the empty company box', payload: { keyword: '' } },
      { zh: '点进写着“食业”的公司框', en: 'Enter the company field with 食业 in it', payload: { keyword: '食业' } },
    ],
    'keyword.change': [
      { zh: '清空公司框', en: 'Empty the company box', payload: { keyword: '' } },
      { zh: '公司框里写“食业”', en: 'Type 食业 into the company box', payload: { keyword: '食业' } },
      {
        zh: '公司框里在“食业”后加一个空格',
        en: 'Add a space after 食业 in the company box',
        payload: { keyword: '食业 ' },
        when: ({ context }) => context.keyword === '食业',
      },
    ],
    'suggest.leave': [{ zh: '离开公司框', en: 'Leave the company box' }],
    'suggest.close': [{ by: 'part', zh: '选一家公司', en: 'Choose a company' }],
    'xstate.done.actor.loadHot': [
      { zh: '后台返回热门公司', en: 'The backend returns the popular companies', payload: { output: companies } },
    ],
    'xstate.error.actor.loadHot': [offline],
    'xstate.done.actor.search': [
      {
        zh: '后台返回相近的公司',
        en: 'The backend returns matching companies',
        payload: { output: companies },
        cause: answering({ status: 200, data: companies }),
      },
      {
        zh: '后台没有这样的公司',
        en: 'The backend finds no such company',
        payload: { output: [] },
        cause: answering({ status: 200, data: [] }),
      },
    ],
    'xstate.error.actor.search': [offline],
    'xstate.after.searchDebounce.companySuggest.open.waiting': [
      { zh: '停止输入 300 毫秒', en: 'Rest the keys for 300 ms' },
    ],
    'xstate.after.blurHide.companySuggest.leaving': [{ zh: '过 200 毫秒', en: '200 ms pass' }],
  },
  acts: {
    'suggest.open': ({ keyword }) => (keyword === '' ? [enter('combobox', 'registration:field.company')] : null),
    'suggest.leave': [leave('combobox', 'registration:field.company')],
    'keyword.change': ({ keyword }, { context }) =>
      keyword === context.keyword ? null : [fill(keyword, 'combobox', 'registration:field.company')],
  },
  states: {
    '': { zh: '输入公司名时给出可选的公司。' },
    closed: { title: { zh: '没有联想', en: 'No suggestions' }, zh: '不显示联想。' },
    leaving: { title: { zh: '即将关闭', en: 'Closing' }, zh: '离开了输入框：联想再留片刻，正在进行的点击仍然有效。' },
    open: { title: { zh: '联想已打开', en: 'Suggestions open' }, zh: '输入框下方显示联想。' },
    'open.hot': { title: { zh: '热门公司', en: 'Popular companies' }, zh: '输入框是空的：给出热门公司。' },
    'open.hot.looking': {
      title: { zh: '检查是否已加载', en: 'Checking popular companies' },
      zh: '热门公司是否已经知道？',
    },
    'open.hot.loading': { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载热门公司。' },
    'open.hot.shown': { title: { zh: '已显示', en: 'Shown' }, zh: '显示热门公司。' },
    'open.waiting': { title: { zh: '等待输入停顿', en: 'Waiting for typing pause' }, zh: '正在输入；停下来才开始找。' },
    'open.searching': { title: { zh: '查找中', en: 'Searching' }, zh: '正在查找叫这个名字的公司；较早的查找取消。' },
    'open.answered': { title: { zh: '已有答复', en: 'Answer received' }, zh: '后台已答复。' },
    'open.offered': { title: { zh: '结果已显示', en: 'Results shown' }, zh: '显示相近的公司。' },
    'open.none': { title: { zh: '没有结果', en: 'No results' }, zh: '没有登记这样的公司；就用所填的名字。' },
    'open.failed': {
      title: { zh: '搜索失败', en: 'Search failed' },
      zh: '联想没有加载出来，输入框有说明；任何名字都可填。',
    },
  },
};
