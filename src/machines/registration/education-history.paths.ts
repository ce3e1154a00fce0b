import type { PathSpec } from '../shared/path-spec.ts';
import { educationHistoryMachine } from './education-history.machine.ts';
import { historyCases } from './step-cases.ts';

const typed = { zh: '显示所填内容，并留作草稿。', en: 'What was typed is shown and kept as a draft.' };
const throttled = [{ zh: '过 800 毫秒', en: '800 ms pass' }];

export const educationHistoryPaths: PathSpec<typeof educationHistoryMachine> = {
  machine: educationHistoryMachine,
  name: { zh: '教育经历', en: 'Education history' },
  starts: [
    {
      zh: '打开“教育经历”，草稿里只差开始时间',
      en: '"Education history" is open; the draft lacks the start only',
      input: { draft: { school: '江南大学' } },
    },
  ],
  key: ({ context: { form, added } }) => [form, added > 0],
  calls: { saveEntry: ['session.saveEducationHistory'], skipStep: ['session.saveEducationHistory'], readClock: [] },
  events: {
    ...historyCases,
    'text.change': [
      {
        zh: '填写学校“江南大学”',
        en: 'Type the school 江南大学',
        payload: { field: 'school', text: '江南大学' },
        then: typed,
      },
    ],
    'company.type': [],
    'company.choose': [],
    'location.choose': [],
    'connection.returned': [],
    'xstate.after.submitThrottle.educationHistory.open.throttle.resting': throttled,
  },
  states: {
    '': '新会员逐条填写教育经历。',
    open: '窗口开着。',
    'open.form.editing': '正在填一条；填的内容留作草稿。',
    'open.form.finishing': '正在保存这一条，然后到下一步。',
    'open.form.adding': '正在保存这一条，然后可以再填一条。',
    'open.form.skipping': '正在跳过这一步：发送空列表。',
    'open.throttle.rested': '表单可以提交。',
    'open.throttle.resting': '刚提交过；第二次点击不算。',
    'open.clock.reading': '正在弄清现在是几月。',
    'open.clock.read': '日期按这个月判断。',
    saved: '这一条已保存；接着选行业标签。',
    skipped: '教育经历不再填；接着选行业标签。',
    closed: '窗口关闭。',
  },
};
