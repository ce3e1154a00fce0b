import { networkReturns } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { eventPreviewMachine } from './event-preview.machine.ts';

export const eventPreviewPaths: PathSpec<typeof eventPreviewMachine> = {
  machine: eventPreviewMachine,
  name: { zh: '活动预览', en: 'An event before it is out' },
  starts: [{ zh: '打开一场未发布活动的预览', en: 'The preview of an event is opened', input: { params: {} } }],
  events: {
    'room.returned': [
      {
        zh: '返回这个页面',
        en: 'Come back to the page',
        then: { zh: '内容立即显示，并悄悄更新。', en: 'The content is shown at once and renewed quietly.' },
      },
    ],
    'connection.returned': [
      { ...networkReturns, then: { zh: '失败的部分重新加载。', en: 'Parts that failed are loaded again.' } },
    ],
  },
  states: { '': '一场活动发布后的样子。' },
};
