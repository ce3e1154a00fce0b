import type { AnyMachineSnapshot } from 'xstate';
import { tagRefusal } from '#services/contract/basic.contract.ts';
import { fill, press } from '../kit/act.ts';
import { closingCases, networkReturns, offline, refusedWith, throttleOpens } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { industryTagsMachine } from './industry-tags.machine.ts';
import { dialogWords, savedAsDraft } from './step-cases.ts';
import type { TagChoice } from './tag-choice.ts';

const dairy = { id: 301, name: '乳制品' };
const dried = { id: 900_001, name: '冻干' };
const longName = '一二三四五六七八九十一';

const nameOf = ({ name }: TagChoice): string => name;
const idOf = ({ id }: TagChoice): number => id;
const isHotKnown = ({ value }: AnyMachineSnapshot): boolean => value.open?.hot === 'loaded';
const isCalm = (snapshot: AnyMachineSnapshot): boolean =>
  isHotKnown(snapshot) &&
  (snapshot.value.open.form === 'editing' ||
    snapshot.matches({ open: { form: { sent: { answer: 'refused', throttle: 'throttled' } } } }));
const isIdle = (snapshot: AnyMachineSnapshot): boolean =>
  isCalm(snapshot) && snapshot.value.open.search === 'idle' && snapshot.context.chosen.length === 0;

export const industryTagsPaths: PathSpec<typeof industryTagsMachine> = {
  machine: industryTagsMachine,
  name: { zh: '行业标签', en: 'Industry tags' },
  as: 'wangfang',
  starts: [
    { zh: '打开“行业标签”', en: '"Industry tags" is open', input: { draft: null } },
    {
      zh: '打开“行业标签”，草稿里写着“冻干”',
      en: '"Industry tags" is open; the draft has 冻干',
      input: { draft: { keyword: '冻干' } },
    },
  ],
  key: ({ context: { again, keyword, searched, hot, found, chosen } }) => [
    again,
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
        then: savedAsDraft,
      },
      { zh: '清空输入框', en: 'Empty the box', payload: { text: '' }, when: isCalm, then: savedAsDraft },
      {
        zh: '输入框里写十一个字',
        en: 'Type eleven characters into the box',
        payload: { text: longName },
        when: isIdle,
        then: savedAsDraft,
      },
    ],
    'tag.choose': [
      { zh: '点热门标签“乳制品”', en: 'Choose the hot tag 乳制品', payload: dairy, when: isCalm, then: savedAsDraft },
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
          zh: '失败的部分重新加载，“网络不通”不再显示。',
          en: 'Failed parts are loaded again, and the error disappears.',
        },
      },
    ],
    'xstate.done.actor.loadHot': [
      { zh: '后台返回热门标签', en: 'The backend returns the popular tags', payload: { output: [dairy] } },
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
      refusedWith(tagRefusal.unusable, { zh: '后台不接受这个标签', en: 'The backend rejects the tag' }),
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
    'xstate.after.submitThrottle.industryTags.open.form.sent.throttle': [throttleOpens],
  },
  acts: {
    'hot.retry': [press('button', 'registration:tags.hotRetry')],
    'step.skip': [press('button', 'registration:step.skip')],
    'step.close': [press('button', 'registration:step.close')],
    'keyword.change': ({ text }) => [fill(text, 'combobox', 'registration:tags.search')],
    'tag.create': [press('option', 'registration:tags.create')],
    'tag.choose': ({ name }) => [press('button', name)],
    'tag.remove': [press('button', 'registration:tags.remove')],
    'tags.confirm': [press('button', 'registration:tags.confirm')],
  },
  states: {
    '': { zh: '新会员选择行业标签。' },
    ...dialogWords,
    'open.hot': { title: { zh: '热门标签', en: 'Popular tags' } },
    'open.hot.loading': { title: { zh: '加载热门标签中', en: 'Loading popular tags' }, zh: '正在加载热门标签。' },
    'open.hot.loaded': { title: { zh: '热门标签已显示', en: 'Popular tags shown' }, zh: '显示热门标签。' },
    'open.hot.failed': {
      title: { zh: '热门标签加载失败', en: 'Popular tags failed' },
      zh: '热门标签没有加载出来；照样可以搜索和新建。',
    },
    'open.search': { title: { zh: '搜索标签', en: 'Tag search' } },
    'open.search.idle': { title: { zh: '没有搜索', en: 'Not searching' }, zh: '没有在搜索。' },
    'open.search.active': { title: { zh: '搜索中', en: 'Search active' }, zh: '正在搜索。' },
    'open.search.active.waiting': {
      title: { zh: '等待输入停顿', en: 'Waiting for typing pause' },
      zh: '正在输入；停下来才开始搜索。',
    },
    'open.search.active.searching': {
      title: { zh: '查找中', en: 'Searching' },
      zh: '正在查找相近的标签；较早的查找取消。',
    },
    'open.search.active.answered': { title: { zh: '已有答复', en: 'Answer received' }, zh: '后台已答复。' },
    'open.search.active.offered': { title: { zh: '结果已显示', en: 'Results shown' }, zh: '显示找到的标签。' },
    'open.search.active.none': { title: { zh: '没有结果', en: 'No results' }, zh: '没有相近的标签；可以新建。' },
    'open.search.active.failed': {
      title: { zh: '搜索失败', en: 'Search failed' },
      zh: '搜索失败，输入框有说明；仍可以新建标签。',
    },
    'open.form.editing': { title: { zh: '选择标签中', en: 'Choosing tags' }, zh: '会员在选择、查找和新建标签。' },
    'open.form.creating': { title: { zh: '新建标签中', en: 'Creating tag' }, zh: '正在用输入的文字新建标签。' },
    'open.form.sent.answer.awaiting.saving': { title: { zh: '保存中', en: 'Saving' }, zh: '正在保存标签。' },
    saved: { title: { zh: '已保存', en: 'Saved' }, zh: '标签已保存；注册完成。' },
    skipped: { title: { zh: '已跳过', en: 'Skipped' }, zh: '不选标签；注册完成。' },
  },
};
