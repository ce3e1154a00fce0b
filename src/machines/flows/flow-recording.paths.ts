import type { PathSpec } from '../kit/path-spec.ts';
import { flowRecordingMachine } from './flow-recording.machine.ts';

export const flowRecordingPaths: PathSpec<typeof flowRecordingMachine> = {
  machine: flowRecordingMachine,
  name: { zh: '实时录制', en: 'Recording the running app' },
  starts: [{ zh: '打开“实时”', en: 'The live page is opened' }],
  events: {
    'recording.start': [{ zh: '点击“从这里录制”', en: 'Press "Record from here"' }],
    'recording.stop': [{ zh: '点击“停止录制”', en: 'Press "Stop recording"' }],
    'recording.dismiss': [{ zh: '关闭录制', en: 'Close the recording' }],
    'session.replaced': [{ by: 'part', zh: '改看另一个窗口', en: 'Another window is watched instead' }],
  },
  states: {
    '': { zh: '从运行中的应用里录下一段。' },
    off: { title: { zh: '未录制', en: 'Not recording' }, zh: '没有在录制。' },
    on: { title: { zh: '录制中', en: 'Recording' }, zh: '从这里起应用做的一切都会录下来。' },
    made: { title: { zh: '录制完成', en: 'Recording finished' }, zh: '录好了，可以起名、保存。' },
    interrupted: { title: { zh: '录制中断', en: 'Recording interrupted' }, zh: '改看了另一个会话，录制随之中断。' },
  },
};
