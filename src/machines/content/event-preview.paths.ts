import { pageSpec } from '../kit/path-cases.ts';
import { eventPreviewMachine } from './event-preview.machine.ts';

export const eventPreviewPaths = pageSpec(eventPreviewMachine, {
  name: { zh: '活动预览', en: 'An event preview' },
  opened: { zh: '打开一场未发布活动的预览', en: 'The preview of an event is opened' },
  zh: '一场活动发布后的样子。',
});
