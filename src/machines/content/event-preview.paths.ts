import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventPreviewMachine } from './event-preview.machine.ts';

export const eventPreviewPaths: PathSpec<typeof eventPreviewMachine> = {
  machine: eventPreviewMachine,
  name: { zh: '活动预览', en: 'An event preview' },
  starts: [{ zh: '打开一场未发布活动的预览', en: 'The preview of an event is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一场活动发布后的样子。' },
  },
};
