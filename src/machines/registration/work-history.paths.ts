import type { AnyMachineSnapshot } from 'xstate';
import { fill, leave, press } from '../kit/act.ts';
import { networkReturns, offlineGone, throttleOpens } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import {
  companyChosen,
  companyTyped,
  historyCases,
  historyStates,
  locationChosen,
  regionsCrashed,
  savedAsDraft,
  startTyped,
  suggestCrashed,
} from './step-cases.ts';
import { workHistoryMachine } from './work-history.machine.ts';

const isCalm = ({ context, value }: AnyMachineSnapshot): boolean =>
  context.added === 0 && value.open?.form === 'editing';
const stays = {
  when: isCalm,
  then: { zh: '表单照样可以填。', en: 'The form can be filled in all the same.' },
};

export const workHistoryPaths: PathSpec<typeof workHistoryMachine> = {
  machine: workHistoryMachine,
  name: { zh: '工作经历', en: 'Work history' },
  as: 'wangfang',
  starts: [
    {
      zh: '打开“工作经历”，草稿里只差开始时间',
      en: '"Work history" is open; the draft lacks the start only',
      input: { draft: { position: '采购经理', company: '食业科技', 'company.id': '12' } },
    },
  ],
  key: ({ context: { again, typed, added } }) => [again, typed, added > 0],
  calls: {
    saveEntry: ['session.saveWorkHistory'],
    skipStep: ['session.saveWorkHistory'],
    readClock: [],
  },
  events: {
    ...historyCases,
    'field.change': [
      {
        zh: '填写职位“采购经理”',
        en: 'Type the position 采购经理',
        payload: { field: 'position', text: '采购经理' },
        then: savedAsDraft,
      },
      startTyped,
      companyTyped('食业科技', isCalm),
      companyChosen(isCalm),
      locationChosen(isCalm),
    ],
    'connection.returned': [{ ...networkReturns, when: isCalm, then: offlineGone }],
    'xstate.error.actor.companySuggest': [{ ...suggestCrashed, ...stays }],
    'xstate.error.actor.regions': [{ ...regionsCrashed, ...stays }],
    'xstate.after.submitThrottle.workHistory.open.form.sent.throttle': [throttleOpens],
  },
  acts: {
    'step.skip': [press('button', 'registration:step.skip')],
    'step.close': [press('button', 'registration:step.close')],
    'entry.finish': [press('button', 'registration:step.finish')],
    'entry.add': [press('button', 'registration:step.add')],
    'field.leave': ({ field }) => [leave('textbox', `registration:field.${field}`)],
    'field.change': ({ field, text }) => [
      fill(text, field === 'company' ? 'combobox' : 'textbox', `registration:field.${field}`),
    ],
  },
  states: {
    '': { zh: '新会员逐条填写工作经历。' },
    ...historyStates,
    saved: { title: { zh: '已保存', en: 'Saved' }, zh: '这一条已保存；接着填教育经历。' },
    skipped: { title: { zh: '已跳过', en: 'Skipped' }, zh: '工作经历不再填；接着填教育经历。' },
  },
};
