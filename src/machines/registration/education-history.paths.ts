import type { AnyMachineSnapshot } from 'xstate';
import { fill, leave, press } from '../kit/act.ts';
import { networkReturns, offlineGone, throttleOpens } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { educationHistoryMachine } from './education-history.machine.ts';
import { historyCases, historyStates, savedAsDraft, startTyped } from './step-cases.ts';

const isOffline = ({ context }: AnyMachineSnapshot): boolean => context.failure?.why.tag === 'offline';

export const educationHistoryPaths: PathSpec<typeof educationHistoryMachine> = {
  machine: educationHistoryMachine,
  name: { zh: '教育经历', en: 'Education history' },
  as: 'wangfang',
  starts: [
    {
      zh: '打开“教育经历”，草稿里只差开始时间',
      en: '"Education history" is open; the draft lacks the start only',
      input: { draft: { school: '江南大学' } },
    },
  ],
  key: (snapshot) => [snapshot.context.again, snapshot.context.typed, snapshot.context.added > 0, isOffline(snapshot)],
  calls: {
    saveEntry: ['session.saveEducationHistory'],
    skipStep: ['session.saveEducationHistory'],
    readClock: [],
  },
  events: {
    ...historyCases,
    'field.change': [
      {
        zh: '填写学校“江南大学”',
        en: 'Type the school 江南大学',
        payload: { field: 'school', text: '江南大学' },
        // The same entry once more could not be told from one that was stored without an answer.
        when: ({ context }) => context.added === 0,
        then: savedAsDraft,
      },
      startTyped,
    ],
    'connection.returned': [{ ...networkReturns, when: isOffline, then: offlineGone }],
    'xstate.after.submitThrottle.educationHistory.open.form.sent.throttle': [throttleOpens],
  },
  acts: {
    'step.skip': [press('button', 'registration:step.skip')],
    'step.close': [press('button', 'registration:step.close')],
    'entry.finish': [press('button', 'registration:step.finish')],
    'entry.add': [press('button', 'registration:step.add')],
    'field.leave': ({ field }) => [leave('textbox', `registration:field.${field}`)],
    'field.change': ({ field, text }) => [fill(text, 'textbox', `registration:field.${field}`)],
  },
  states: {
    '': { zh: '新会员逐条填写教育经历。' },
    ...historyStates,
    saved: { title: { zh: '已保存', en: 'Saved' }, zh: '这一条已保存；接着选行业标签。' },
    skipped: { title: { zh: '已跳过', en: 'Skipped' }, zh: '教育经历不再填；接着选行业标签。' },
  },
};
