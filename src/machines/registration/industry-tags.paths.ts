import type { AnyMachineSnapshot } from 'xstate';
import { tagRefusal } from '#services/contract/basic.contract.ts';
import { closingCases, networkReturns, offline, refusedWith, throttleOpens } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { industryTagsMachine } from './industry-tags.machine.ts';
import { keptAsDraft } from './step-cases.ts';
import type { TagChoice } from './tag-choice.ts';

const dairy = { id: 301, name: '乳制品' };
/** A tag that members made. */
const dried = { id: 900_001, name: '冻干' };
const longName = '一二三四五六七八九十一';

const nameOf = ({ name }: TagChoice): string => name;
const idOf = ({ id }: TagChoice): number => id;
/** The hot tags come first, or not; what follows does not depend on them. */
const isHotKnown = ({ value }: AnyMachineSnapshot): boolean => value.open?.hot === 'loaded';
/** Typing changes the search alike whatever is being sent: tried where nothing is. */
const isCalm = (snapshot: AnyMachineSnapshot): boolean =>
  isHotKnown(snapshot) && snapshot.value.open.form === 'choosing' && snapshot.value.open.throttle === 'rested';
const isIdle = (snapshot: AnyMachineSnapshot): boolean =>
  isCalm(snapshot) && snapshot.value.open.search === 'idle' && snapshot.context.chosen.length === 0;

export const industryTagsPaths: PathSpec<typeof industryTagsMachine> = {
  machine: industryTagsMachine,
  name: { zh: '行业标签', en: 'Industry tags' },
  starts: [
    { zh: '打开“行业标签”', en: '"Industry tags" is open', input: { draft: null } },
    {
      zh: '打开“行业标签”，草稿里写着“冻干”',
      en: '"Industry tags" is open; the draft says 冻干',
      input: { draft: { keyword: '冻干' } },
    },
  ],
  key: ({ context: { keyword, searched, hot, found, chosen } }) => [
    keyword,
    searched,
    hot.map(idOf),
    found.map(idOf),
    chosen.map(idOf).toSorted(),
  ],
  calls: {
    loadHot: ['basic.hotTags'],
    search: ['basic.searchTags'],
    createTag: ['basic.createTag'],
    saveTags: ['session.saveIndustryTags'],
    skipStep: ['session.saveIndustryTags'],
  },
  agrees: ({ context: { keyword, searched, hot, found, chosen } }) => [
    keyword,
    searched,
    hot.length > 0,
    found.length > 0,
    chosen.map(nameOf).toSorted(),
  ],
  events: {
    'keyword.change': [
      {
        zh: '输入框里写“冻干”',
        en: 'Type 冻干 into the box',
        payload: { text: '冻干' },
        when: isHotKnown,
        then: keptAsDraft,
      },
      { zh: '清空输入框', en: 'Empty the box', payload: { text: '' }, when: isCalm, then: keptAsDraft },
      {
        zh: '输入框里写十一个字',
        en: 'Type eleven characters into the box',
        payload: { text: longName },
        when: isIdle,
        then: keptAsDraft,
      },
    ],
    'tag.choose': [
      { zh: '点热门标签“乳制品”', en: 'Choose the hot tag 乳制品', payload: dairy, when: isCalm, then: keptAsDraft },
    ],
    'tag.remove': [
      {
        zh: '去掉标签“乳制品”',
        en: 'Remove the tag 乳制品',
        payload: { id: dairy.id },
        when: (snapshot) => isCalm(snapshot) && snapshot.context.chosen.map(idOf).includes(dairy.id),
        then: { zh: '标签去掉了。', en: 'The tag is gone.' },
      },
    ],
    'tag.create': [{ zh: '点击“新建标签”', en: 'Press "New tag"', when: isHotKnown }],
    'tags.confirm': [{ zh: '点击“确定”', en: 'Press "Confirm"', when: isHotKnown }],
    'hot.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'step.skip': [{ zh: '点击“跳过”', en: 'Press "Skip"', when: isHotKnown }],
    'step.close': [{ zh: '点击“关闭”', en: 'Press "Close"', when: isHotKnown }],
    'xstate.done.actor.closing': [{ ...closingCases['xstate.done.actor.closing'][0], when: isHotKnown }],
    'xstate.error.actor.closing': [{ ...closingCases['xstate.error.actor.closing'][0], when: isHotKnown }],
    'connection.returned': [
      {
        ...networkReturns,
        when: (snapshot) =>
          isIdle(snapshot) ||
          snapshot.value.open?.hot === 'failed' ||
          snapshot.matches({ open: { search: { active: 'failed' } } }),
        then: {
          zh: '没有加载出来的再来一次，“网络不通”不再显示。',
          en: 'What failed is asked for again, and no longer said to.',
        },
      },
    ],
    'xstate.done.actor.loadHot': [
      { zh: '后台给出热门标签', en: 'The backend gives the hot tags', payload: { output: [dairy] } },
    ],
    'xstate.error.actor.loadHot': [offline],
    'xstate.done.actor.search': [
      {
        zh: '后台找到“冻干”',
        en: 'The backend finds 冻干',
        payload: { output: [dried] },
        when: ({ context }) => context.searched === dried.name,
        cause: { story: 'somebody has made the tag' },
      },
      {
        zh: '后台没有找到',
        en: 'The backend finds nothing',
        payload: { output: [] },
        cause: { story: 'nobody has made the tag' },
      },
    ],
    'xstate.error.actor.search': [offline],
    'xstate.done.actor.createTag': [
      { zh: '后台建好标签', en: 'The backend makes the tag', payload: { output: dried } },
    ],
    'xstate.error.actor.createTag': [
      refusedWith(tagRefusal.unusable, { zh: '后台说标签不可用', en: 'The backend says the tag cannot be used' }),
      offline,
    ],
    'xstate.done.actor.saveTags': [
      { zh: '后台保存了标签', en: 'The backend saves the tags', payload: { output: true } },
    ],
    'xstate.error.actor.saveTags': [offline],
    'xstate.done.actor.skipStep': [
      { zh: '后台记下跳过', en: 'The backend takes the empty list', payload: { output: true } },
    ],
    'xstate.error.actor.skipStep': [offline],
    'xstate.after.tagSearchDebounce.industryTags.open.search.active.waiting': [
      { zh: '停止输入 400 毫秒', en: 'Rest the keys for 400 ms' },
    ],
    'xstate.after.submitThrottle.industryTags.open.throttle.resting': [throttleOpens],
  },
  states: {
    '': '新会员选择行业标签。',
    open: '窗口开着。',
    'open.hot.loading': '正在加载热门标签。',
    'open.hot.loaded': '给出热门标签。',
    'open.hot.failed': '热门标签没有加载出来；照样可以搜索和新建。',
    'open.search.idle': '没有在搜索。',
    'open.search.active': '正在搜索。',
    'open.search.active.waiting': '正在输入；停下来才开始搜索。',
    'open.search.active.searching': '正在找相近的标签；较早的询问作废。',
    'open.search.active.answered': '答复到了。',
    'open.search.active.offered': '给出找到的标签。',
    'open.search.active.none': '没有相近的标签；可以新建。',
    'open.search.active.failed': '搜索失败；输入框说明情况，照样可以新建。',
    'open.form.choosing': '正在选择、查找和新建标签。',
    'open.form.creating': '正在用输入的文字新建标签。',
    'open.form.saving': '正在保存标签。',
    'open.form.skipping': '正在跳过这一步：发送空列表。',
    'open.throttle.rested': '标签可以提交。',
    'open.throttle.resting': '刚提交过；第二次点击不算。',
    saved: '标签已保存；注册完成。',
    skipped: '不选标签；注册完成。',
    closed: '窗口关闭。',
  },
};
