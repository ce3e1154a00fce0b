import { clockFails, crashed, storageFails } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { visitsMachine } from './visits.machine.ts';

const at = Date.UTC(2026, 0, 1);
const fresh = { count: 0, visitBeginTime: null, seen: 0, seenBeginTime: null, visitLimit: false };
const nearLimit = { ...fresh, seen: 2, seenBeginTime: at };
const limited = { ...nearLimit, seen: 3, visitLimit: true };

export const visitsPaths: PathSpec<typeof visitsMachine> = {
  machine: visitsMachine,
  name: { zh: '浏览次数限制', en: 'Visit limit' },
  starts: [{ zh: '刚打开网站', en: 'The site has just been opened' }],
  key: ({ context: { visits, opened, page } }) => [Math.min(visits.seen, 3), visits.visitLimit, opened, page],
  calls: { readClock: [] },
  events: {
    'page.entered': [
      {
        zh: '进入一家公司的页面',
        en: 'Enter the page of a company',
        payload: { page: 'company' },
        when: ({ context }) => context.page === null,
      },
      {
        zh: '进入别的页面',
        en: 'Enter another page',
        payload: { page: null },
        when: (snapshot) => snapshot.context.page !== null && !snapshot.matches('unknown'),
      },
    ],
    'page.opened': [
      {
        zh: '打开一家公司的页面',
        en: 'Open the page of a company',
        payload: { page: 'company' },
        when: ({ context }) => context.opened.length === 0 && context.page === 'company',
        then: { zh: '页面照常显示。', en: 'The page is shown as ever.' },
      },
    ],
    'user.known': [
      {
        by: 'part',
        zh: '用户是已注册的会员',
        en: 'The user is a registered member',
        payload: { isRegistered: true },
      },
      { by: 'part', zh: '用户没有注册', en: 'The user is not registered', payload: { isRegistered: false } },
    ],
    'tip.close': [{ zh: '关闭“登录查看更多”', en: 'Close "Log in to see more"' }],
    'visit.counted': [],
    'record.loaded': [
      {
        by: 'backend',
        zh: '浏览器记着：已看过两家公司',
        en: 'The browser remembers two companies seen',
        payload: { value: nearLimit, setAside: false, at },
        when: ({ context }) => context.visits.seen === 0,
        cause: (snapshot) =>
          snapshot.matches('unknown') && snapshot.context.page === null
            ? { itself: true, story: 'two companies were seen' }
            : { never: 'the record is read before anything else' },
        then: { zh: '页面不变。', en: 'The page stays as it is.' },
      },
    ],
    'record.changed': [
      {
        by: 'part',
        zh: '在另一个标签页看了第三家公司',
        en: 'A third company is seen in another tab',
        payload: { value: limited, at },
        cause: { story: 'another tab sees the third company' },
      },
      {
        by: 'part',
        zh: '在另一个标签页关闭“登录查看更多”',
        en: '"Log in to see more" is closed in another tab',
        payload: { value: nearLimit, at },
        cause: { story: 'another tab closes the tip' },
      },
    ],
    'record.failed': [storageFails],
    'xstate.error.actor.record': [
      {
        ...crashed({ zh: '保存次数的部件出了故障', en: 'The record of the visits crashes' }),
        when: (snapshot) => snapshot.matches('unknown'),
        then: { zh: '页面不变。', en: 'The page stays as it is.' },
      },
    ],
    'xstate.done.actor.readClock': [{ zh: '读到时间', en: 'The time is read', payload: { output: at } }],
    'xstate.error.actor.readClock': [clockFails],
  },
  states: {
    '': { zh: '给没有注册的用户计算浏览次数。' },
    unknown: {
      title: { zh: '等待确认身份', en: 'Waiting for identity' },
      zh: '还不知道是谁在看；打开的页面稍后计数。',
    },
    registered: { title: { zh: '注册会员', en: 'Registered member' }, zh: '已注册的会员不限浏览，不计数。' },
    unregistered: { title: { zh: '未注册用户', en: 'Unregistered user' }, zh: '没有注册的用户；打开的页面要计数。' },
    'unregistered.counter': { title: { zh: '浏览计数', en: 'View counter' } },
    'unregistered.counter.resting': { title: { zh: '计数完成', en: 'All counted' }, zh: '打开的页面都已计数。' },
    'unregistered.counter.counting': { title: { zh: '计数中', en: 'Counting' }, zh: '正在计一次浏览。' },
    'unregistered.limit': { title: { zh: '浏览上限', en: 'View limit' } },
    'unregistered.limit.judging': { title: { zh: '检查上限', en: 'Checking limit' }, zh: '到上限了吗？' },
    'unregistered.limit.open': { title: { zh: '未到上限', en: 'Below limit' }, zh: '还可以继续浏览。' },
    'unregistered.limit.elsewhere': {
      title: { zh: '在别的页面', en: 'Another page' },
      zh: '到上限了，但打开的是别的页面。',
    },
    'unregistered.limit.reached': {
      title: { zh: '已到上限', en: 'Limit reached' },
      zh: '在公司或产品的页面上到上限了：请用户登录。',
    },
  },
};
