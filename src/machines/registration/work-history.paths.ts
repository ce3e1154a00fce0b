import type { AnyMachineSnapshot } from 'xstate';
import { crashed, networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { historyCases } from './step-cases.ts';
import { workHistoryMachine } from './work-history.machine.ts';

const typed = { zh: '显示所填内容，并留作草稿。', en: 'What was typed is shown and kept as a draft.' };
const throttled = [{ zh: '过 800 毫秒', en: '800 ms pass' }];

const stays = { zh: '表单照样可以填。', en: 'The form can be filled in all the same.' };

/** What does the same everywhere is tried where nothing else is under way. */
const isCalm = ({ context, value }: AnyMachineSnapshot): boolean =>
  context.added === 0 && value.open?.form === 'editing' && value.open.throttle === 'rested';

export const workHistoryPaths: PathSpec<typeof workHistoryMachine> = {
  machine: workHistoryMachine,
  name: { zh: '工作经历', en: 'Work history' },
  starts: [
    {
      zh: '打开“工作经历”，草稿里只差开始时间',
      en: '"Work history" is open; the draft lacks the start only',
      input: { draft: { position: '采购经理', company: '食业科技', 'company.id': '12' } },
    },
  ],
  key: ({ context: { form, added } }) => [form, added > 0],
  calls: { saveEntry: ['session.saveWorkHistory'], skipStep: ['session.saveWorkHistory'], readClock: [] },
  events: {
    ...historyCases,
    'text.change': [
      {
        zh: '填写职位“采购经理”',
        en: 'Type the position 采购经理',
        payload: { field: 'position', text: '采购经理' },
        then: typed,
      },
    ],
    'company.type': [
      {
        zh: '公司填“食业科技”',
        en: 'Type the company 食业科技',
        payload: { text: '食业科技' },
        when: isCalm,
        then: typed,
      },
    ],
    'company.choose': [
      {
        zh: '在公司联想里选“食业科技”',
        en: 'Choose 食业科技 from the suggestions',
        payload: { id: 12, name: '食业科技' },
        when: isCalm,
        then: typed,
      },
    ],
    'location.choose': [
      {
        zh: '所在地选“浙江省/杭州市/西湖区”',
        en: 'Choose the location 浙江省/杭州市/西湖区',
        payload: { id: 330106, name: '浙江省/杭州市/西湖区' },
        when: isCalm,
        then: typed,
      },
    ],
    'connection.returned': [
      {
        ...networkReturns,
        when: isCalm,
        then: { zh: '没有加载出来的地区重新加载。', en: 'Regions that could not be loaded are loaded again.' },
      },
    ],
    'xstate.error.actor.companySuggest': [
      {
        ...crashed({ zh: '公司联想出了故障', en: 'The company suggestions stop by a defect' }),
        when: isCalm,
        then: stays,
      },
    ],
    'xstate.error.actor.regions': [
      {
        ...crashed({ zh: '地区列表出了故障', en: 'The list of regions stops by a defect' }),
        when: isCalm,
        then: stays,
      },
    ],
    'xstate.after.submitThrottle.workHistory.open.throttle.resting': throttled,
  },
  states: {
    '': '新会员逐条填写工作经历。',
    open: '窗口开着。',
    'open.form.editing': '正在填一条；填的内容留作草稿。',
    'open.form.finishing': '正在保存这一条，然后到下一步。',
    'open.form.adding': '正在保存这一条，然后可以再填一条。',
    'open.form.skipping': '正在跳过这一步：发送空列表。',
    'open.throttle.rested': '表单可以提交。',
    'open.throttle.resting': '刚提交过；第二次点击不算。',
    'open.clock.reading': '正在弄清现在是几月。',
    'open.clock.read': '日期按这个月判断。',
    saved: '这一条已保存；接着填教育经历。',
    skipped: '工作经历不再填；接着填教育经历。',
    closed: '窗口关闭。',
  },
};
