import { check, fill, press } from '../kit/act.ts';
import { answering, networkReturns, offline, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { postReportMachine } from './post-report.machine.ts';

export const postReportPaths: PathSpec<typeof postReportMachine> = {
  machine: postReportMachine,
  name: { zh: '举报一条供需', en: 'Reporting a post' },
  as: 'liran',
  starts: [{ zh: '打开别人的供需', en: 'A post of another member is opened', input: { id: '701' } }],
  events: {
    'request.open': [{ zh: '点击“举报”', en: 'Press "Report"' }],
    'field.change': [
      { zh: '写下补充说明', en: 'Say more in a few words', payload: { field: 'words', text: '要求先付定金' } },
      { zh: '选择“涉嫌诈骗”', en: 'Choose "Fraud or scam"', payload: { field: 'reason', text: 'fraud' } },
      { zh: '选择“其他”', en: 'Choose "Other"', payload: { field: 'reason', text: 'other' } },
    ],
    'request.submit': [{ zh: '点击“提交举报”', en: 'Press "Submit report"' }],
    'request.cancel': [{ zh: '点击“取消”', en: 'Press "Cancel"' }],
    'connection.returned': [networkReturns],
    ...userChangeCases,
    'xstate.done.actor.send': [
      {
        zh: '后台已保存',
        en: 'The backend has noted it',
        cause: answering(true),
        then: { zh: '提示已收到举报。', en: 'A notice confirms it.' },
      },
    ],
    'xstate.error.actor.send': [
      {
        ...offline,
        then: { zh: '窗口里说明原因，填的内容还在。', en: 'The dialog shows the reason; the input stays.' },
      },
    ],
  },
  acts: {
    'request.open': [press('button', 'post:report.open')],
    'request.submit': [press('button', 'post:report.submit')],
    'request.cancel': [press('button', 'post:report.cancel')],
    'field.change': ({ field, text }) =>
      field === 'reason'
        ? [check('radio', `post:report.reasons.${text}`)]
        : [fill(text, 'textbox', 'post:report.words')],
  },
  states: {
    '': { zh: '会员向平台举报一条供需。' },
    resting: { title: { zh: '没有举报', en: 'Not reporting' }, zh: '没有在举报。' },
    writing: { title: { zh: '填写中', en: 'Editing' }, zh: '会员填写举报原因；之前写的还在。' },
    sending: { title: { zh: '发送中', en: 'Sending' }, zh: '正在把举报发给后台。' },
    requested: { title: { zh: '已举报', en: 'Reported' }, zh: '已经举报，按钮上写着。' },
  },
};
