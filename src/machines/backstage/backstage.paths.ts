import type { AnyMachineSnapshot } from 'xstate';
import { crashed } from '../kit/path-cases.ts';
import type { PathSpec, Words } from '../kit/path-spec.ts';
import { backstageMachine } from './backstage.machine.ts';
import { type emptyContext, rowsIn, type Section, sections } from './backstage.setup.ts';
import type { FaultFields } from './backstage-form.ts';
import { emptyPanelData } from './panel-data.ts';

const words: Record<Section, { readonly zh: string; readonly en: string }> = {
  phone: { zh: '选“手机”', en: 'Choose "Phone"' },
  people: { zh: '选“人物”', en: 'Choose "People"' },
  scenarios: { zh: '选“场景”', en: 'Choose "Scenarios"' },
  network: { zh: '选“网络”', en: 'Choose "Network"' },
  realtime: { zh: '选“实时”', en: 'Choose "Live channel"' },
  clock: { zh: '选“时钟”', en: 'Choose "Clock"' },
  events: { zh: '选“事件”', en: 'Choose "Events"' },
  tables: { zh: '选“数据表”', en: 'Choose "Tables"' },
  storage: { zh: '选“存储”', en: 'Choose "Storage"' },
};

const isCalm = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ open: { action: 'idle', form: 'fine', sheet: 'unfolded' } });
const inPhone = (snapshot: AnyMachineSnapshot): boolean => isCalm(snapshot) && snapshot.hasTag('phone');
const inNetwork = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('network') && snapshot.matches({ open: { action: 'idle', sheet: 'unfolded' } });
/** Limits the exploration: tables once viewed are not left, else their pages would multiply the states. */
const mayLeave = (snapshot: AnyMachineSnapshot): boolean =>
  (isCalm(snapshot) || snapshot.matches({ open: { sheet: 'folded' } })) &&
  snapshot.context.panelData.tables.length === 0;
const inTables = (snapshot: AnyMachineSnapshot): boolean => isCalm(snapshot) && snapshot.hasTag('tables');

const fields = (part: Partial<FaultFields>): FaultFields => ({
  kind: 'slow',
  endpoint: '',
  status: '',
  code: '',
  msg: '',
  ms: '',
  times: '',
  ...part,
});

const seen = { zh: '内容更新。', en: 'The content is refreshed.' };
const begun = { zh: '开始执行。', en: 'It is being done.' };
const refused = { zh: '表单说哪里不对。', en: 'The form says what is wrong.' };
const nothing = { zh: '什么都不发送。', en: 'Nothing is sent.' };

const submitted = <P>(zh: string, en: string, payload: P, then: Words = begun) => ({
  zh,
  en,
  payload,
  when: inNetwork,
  then,
});

export const backstagePaths: PathSpec<typeof backstageMachine> = {
  machine: backstageMachine,
  name: { zh: '幕后面板', en: 'The backstage panel' },
  starts: [{ zh: '第一次按下 F2 或把手', en: 'F2 or the handle is pressed for the first time' }],
  key: ({ value, context }) => {
    const { panelData, table, from }: typeof emptyContext = context;
    return { value, from, table, rows: rowsIn({ panelData, table }) };
  },
  events: {
    'panel.toggle': [
      { zh: '按 F2', en: 'Press F2', when: (snapshot) => snapshot.matches('closed') || inPhone(snapshot) },
    ],
    'panel.close': [{ zh: '点击“关闭”', en: 'Press "Close"', when: mayLeave }],
    'sheet.fold': [{ zh: '点击“收起”', en: 'Press "Fold"', when: inPhone }],
    'sheet.unfold': [{ zh: '点击“展开”', en: 'Press "Unfold"' }],
    'section.choose': sections.map((section) => ({
      ...words[section],
      payload: { section },
      when: (snapshot: AnyMachineSnapshot) => mayLeave(snapshot),
    })),
    'filter.change': [
      {
        zh: '在筛选框里输入',
        en: 'Type into the filter',
        payload: { of: 'scenarios', text: '登录' },
        when: inPhone,
        then: { zh: '列表只剩符合的。', en: 'Only what fits is listed.' },
      },
    ],
    'kind.choose': [
      {
        zh: '换一种故障',
        en: 'Choose another kind of fault',
        payload: { kind: 'code' },
        when: inNetwork,
        then: { zh: '表单换成这种故障要填的字段。', en: 'The form has the fields of that kind.' },
      },
    ],
    'fault.submit': [
      submitted('填好故障，点击“添加”', 'Fill in a fault and press "Add"', { fields: fields({ ms: '500' }) }),
      submitted(
        '次数填“许多”，点击“添加”',
        'Type "many" as times and press "Add"',
        { fields: fields({ times: 'many' }) },
        refused,
      ),
    ],
    'latency.submit': [
      submitted('延迟填 100 到 900，点击“应用”', 'Type a latency of 100 to 900 and press "Apply"', {
        least: '100',
        most: '900',
      }),
      submitted(
        '延迟填 9 到 1，点击“应用”',
        'Type a latency of 9 to 1 and press "Apply"',
        { least: '9', most: '1' },
        refused,
      ),
    ],
    'down.submit': [
      submitted('停机 10 秒', 'Take the server down for 10 seconds', { seconds: '10' }),
      submitted('停机秒数留空', 'Leave the seconds empty', { seconds: '' }, refused),
    ],
    'push.submit': [
      submitted('推送一段 JSON', 'Push JSON', { text: '{}' }),
      submitted('推送的不是 JSON', 'Push a text that is not JSON', { text: '{' }, refused),
    ],
    'say.submit': [
      submitted('以王芳的身份发“你好”', 'Say hello as Wang Fang', { persona: 'wangfang', text: '你好' }),
      submitted('什么都没写就发送', 'Send without any words', { persona: 'wangfang', text: ' ' }, nothing),
    ],
    'table.choose': [
      { zh: '选 members 表', en: 'Choose the table members', payload: { table: 'members' }, when: inTables },
    ],
    'table.turn': [
      { zh: '下一页', en: 'Next page', payload: { by: 1 }, when: inTables },
      { zh: '上一页', en: 'Previous page', payload: { by: -1 }, when: inTables },
    ],
    'action.run': [
      {
        zh: '点击某个按钮',
        en: 'Press one of the buttons',
        payload: { action: { name: 'scan', with: [] } },
        when: (snapshot) => snapshot.hasTag('phone'),
      },
    ],
    'data.read': [
      {
        by: 'part',
        zh: '第一次看到幕后',
        en: 'The backstage is seen for the first time',
        payload: { panelData: emptyPanelData },
        when: inPhone,
        then: seen,
      },
      {
        by: 'part',
        zh: '幕后有了变化',
        en: 'Something has changed backstage',
        payload: {
          panelData: {
            ...emptyPanelData,
            tables: [
              { name: 'events', rows: 45 },
              { name: 'members', rows: 3 },
            ],
          },
        },
        when: inTables,
        then: seen,
      },
    ],
    'xstate.done.actor.perform': [{ by: 'part', zh: '做成了', en: 'It is done' }],
    'xstate.error.actor.perform': [
      { by: 'part', zh: '没有做成', en: 'It could not be done', payload: { error: new Error('no such persona') } },
    ],
    'xstate.done.actor.readRows': [{ by: 'part', zh: '读到了数据', en: 'The rows are read', payload: { output: [1] } }],
    'xstate.error.actor.readRows': [crashed({ zh: '读不到数据', en: 'The rows cannot be read' })],
    'xstate.done.actor.readNow': [
      { by: 'part', zh: '读到了时间', en: 'The time is read', payload: { output: 5 }, then: seen },
    ],
    'xstate.error.actor.readNow': [crashed({ zh: '读不到时间', en: 'The time cannot be read' })],
    'xstate.done.actor.readStored': [
      { by: 'part', zh: '读到了存储', en: 'The storage is read', payload: { output: [] }, then: seen },
    ],
    'xstate.error.actor.readStored': [crashed({ zh: '读不到存储', en: 'The storage cannot be read' })],
    'xstate.error.actor.watch': [crashed({ zh: '看不到幕后了', en: 'The backstage can no longer be watched' })],
    'xstate.after.clockTick.backstage.open.section.clock': [{ zh: '过了一秒', en: 'A second passes', when: isCalm }],
    'xstate.after.clockTick.backstage.open.section.storage': [{ zh: '过了一秒', en: 'A second passes', when: isCalm }],
    'xstate.after.actionShownFor.backstage.open.action.done': [{ zh: '过了五秒', en: 'Five seconds pass' }],
  },
  states: {
    '': { zh: '幕后面板：可以布置模拟应用的每一种情形。' },
    closed: { title: { zh: '已关闭', en: 'Closed' }, zh: '面板已关闭，什么都不读取。' },
    open: { title: { zh: '面板已打开', en: 'Panel open' }, zh: '面板在页面旁边打开着。' },
    'open.section': { title: { zh: '面板栏目', en: 'Panel section' } },
    'open.section.last': { title: { zh: '上次的栏目', en: 'Last section' } },
    'open.section.phone': { title: { zh: '手机', en: 'Phone' }, zh: '发出的验证码，和手机上的微信。' },
    'open.section.people': { title: { zh: '人物', en: 'People' }, zh: '可以登录的人物。' },
    'open.section.scenarios': { title: { zh: '场景', en: 'Scenarios' }, zh: '可以直接进入的预设场景。' },
    'open.section.network': { title: { zh: '网络', en: 'Network' }, zh: '请求的故障、暂停和延迟。' },
    'open.section.realtime': { title: { zh: '实时通道', en: 'Live channel' }, zh: '实时通道。' },
    'open.section.clock': { title: { zh: '时钟', en: 'Clock' }, zh: '公用的时钟，每秒读一次。' },
    'open.section.events': { title: { zh: '事件', en: 'Events' }, zh: '后台发生过的事件。' },
    'open.section.tables': { title: { zh: '数据表', en: 'Tables' }, zh: '后台一张表的数据。' },
    'open.section.tables.reading': { title: { zh: '加载中', en: 'Loading' }, zh: '正在加载数据。' },
    'open.section.tables.shown': { title: { zh: '已显示', en: 'Shown' }, zh: '数据已显示。' },
    'open.section.storage': {
      title: { zh: '存储', en: 'Storage' },
      zh: '浏览器里存的东西，每秒读一次；日志，和重新开始。',
    },
    'open.sheet': { title: { zh: '面板大小', en: 'Panel size' } },
    'open.sheet.unfolded': { title: { zh: '面板已展开', en: 'Panel unfolded' }, zh: '面板完整显示。' },
    'open.sheet.folded': { title: { zh: '面板已收起', en: 'Panel folded' }, zh: '手机上只显示面板的标题栏。' },
    'open.form': { title: { zh: '面板表单', en: 'Panel forms' } },
    'open.form.fine': { title: { zh: '表单无误', en: 'Forms valid' }, zh: '没有表单出错。' },
    'open.form.faultRefused': { title: { zh: '故障设置有误', en: 'Fault invalid' }, zh: '故障设置的某个字段不对。' },
    'open.form.latencyRefused': { title: { zh: '延迟有误', en: 'Latency invalid' }, zh: '延迟不是一个范围。' },
    'open.form.downRefused': { title: { zh: '时长有误', en: 'Duration invalid' }, zh: '时长不是秒数。' },
    'open.form.pushRefused': { title: { zh: '推送内容有误', en: 'Push invalid' }, zh: '要推送的内容不是 JSON。' },
    'open.action': { title: { zh: '面板操作', en: 'Panel action' } },
    'open.action.idle': { title: { zh: '无操作', en: 'No action' }, zh: '没有在执行的操作。' },
    'open.action.doing': { title: { zh: '执行中', en: 'Running action' }, zh: '正在执行一个操作。' },
    'open.action.done': { title: { zh: '已完成', en: 'Action done' }, zh: '提示已完成，过一会儿消失。' },
    'open.action.failed': { title: { zh: '操作失败', en: 'Action failed' }, zh: '说明操作为什么失败。' },
  },
};
