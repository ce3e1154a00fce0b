import { crashed, networkReturns, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { galleryMachine } from './gallery.machine.ts';

const gallery = { format: 'shiye.gallery/1', stories: [], features: [], machines: [] };

export const galleryPaths: PathSpec<typeof galleryMachine> = {
  machine: galleryMachine,
  name: { zh: '流程图库', en: 'The gallery of charts' },
  never: 'the flow studio reads files of its build, not the backend',
  starts: [{ zh: '打开“流程图”', en: 'The flows are opened' }],
  events: {
    'gallery.search': [
      { zh: '在图库里搜索“验证码”', en: 'Search the gallery for 验证码', payload: { text: '验证码' } },
    ],
    'coverage.show': [
      { zh: '选“覆盖：测试”', en: 'Choose "Covered by: tests"', payload: { by: 'tests' } },
      { zh: '选“覆盖：本次会话”', en: 'Choose "Covered by: this session"', payload: { by: 'session' } },
      { zh: '选“覆盖：测试路径”', en: 'Choose "Covered by: test paths"', payload: { by: 'paths' } },
    ],
    'shares.grew': [
      { by: 'part', zh: '会话走到的更多了', en: 'The session covers more', payload: { counts: { login: [2, 1] } } },
    ],
    'xstate.done.actor.loadSuiteCounts': [
      {
        by: 'part',
        zh: '测试的覆盖已加载',
        en: 'The coverage of the tests is loaded',
        payload: { output: { login: [3, 2] } },
      },
      { by: 'part', zh: '还没有统计', en: 'Nobody has counted', payload: { output: null } },
    ],
    'xstate.error.actor.loadSuiteCounts': [offline],
    'xstate.error.actor.sessionCounts': [
      { by: 'part', ...crashed({ zh: '会话的统计停了', en: 'Counting the session stops' }) },
    ],
    'gallery.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'connection.returned': [networkReturns],
    'xstate.done.actor.loadGallery': [
      { by: 'part', zh: '图库到了', en: 'The gallery has come', payload: { output: gallery } },
    ],
    'xstate.error.actor.loadGallery': [offline],
  },
  states: {
    '': { zh: '所有状态图并排，可以搜索。' },
    loading: { title: { zh: '加载中', en: 'Loading' }, zh: '图库正在加载，位置先留着。' },
    failed: { title: { zh: '加载失败', en: 'Loading failed' }, zh: '图库没有加载出来，可以重试。' },
    shown: { title: { zh: '图库已显示', en: 'Gallery shown' }, zh: '符合搜索的状态图，按领域分组。' },
    'shown.paths': { title: { zh: '测试路径覆盖', en: 'Path coverage' }, zh: '每张卡片写着测试路径覆盖了多少。' },
    'shown.counting': { title: { zh: '加载覆盖中', en: 'Loading coverage' }, zh: '正在加载测试的覆盖情况。' },
    'shown.tests': { title: { zh: '测试覆盖', en: 'Test coverage' }, zh: '每张卡片写着最近一次测试覆盖了多少。' },
    'shown.uncounted': {
      title: { zh: '没有覆盖数据', en: 'No coverage data' },
      zh: '没有数据：构建之前没有跑过测试。',
    },
    'shown.session': {
      title: { zh: '会话覆盖', en: 'Session coverage' },
      zh: '每张卡片写着这次会话覆盖了多少，随会话增加。',
    },
    'shown.session.waiting': {
      title: { zh: '等待会话', en: 'Waiting for session' },
      zh: '还没有打开会话，也没有试走路径。',
    },
    'shown.session.counted': {
      title: { zh: '会话覆盖已显示', en: 'Session coverage shown' },
      zh: '显示会话到现在为止的覆盖情况。',
    },
  },
};
