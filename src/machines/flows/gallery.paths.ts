import { networkReturns, offline } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { galleryMachine } from './gallery.machine.ts';

const gallery = { format: 'shiye.gallery/1', rooms: [], machines: [] };

export const galleryPaths: PathSpec<typeof galleryMachine> = {
  machine: galleryMachine,
  name: { zh: '流程图库', en: 'The gallery of charts' },
  starts: [{ zh: '打开“流程图”', en: 'The flows are opened' }],
  events: {
    'gallery.search': [
      { zh: '在图库里搜索“验证码”', en: 'Search the gallery for 验证码', payload: { text: '验证码' } },
    ],
    'gallery.retry': [{ zh: '点击“重试”', en: 'Press "Try again"' }],
    'connection.returned': [networkReturns],
    'xstate.done.actor.loadGallery': [
      { by: 'part', zh: '图库到了', en: 'The gallery has come', payload: { output: gallery } },
    ],
    'xstate.error.actor.loadGallery': [offline],
  },
  states: {
    '': '所有状态图并排，可以搜索。',
    loading: '图库正在加载，位置先留着。',
    failed: '图库没有加载出来，可以重试。',
    shown: '符合搜索的状态图，按房间排列。',
  },
};
