import texts from './words.json' with { type: 'json' };

export type Language = 'zh' | 'en';

const zh = {
  ...texts.zh,
  removeSearch: (word: string) => `删除搜索记录“${word}”`,
  resultsFor: (word: string) => `“${word}”的搜索结果`,
  cut: (max: number) => `最多 ${max} 个字符，超出部分未填入`,
  nothingFor: (word: string) => `没有找到与“${word}”相关的内容`,
  followButton: /^(已)?关注$/,
  waitingRequests: (count: number) => `${count} 条待处理`,
  seconds: (left: number) => `${left} 秒后重新获取`,
  required: (field: string) => `${field}必填`,
  step: (now: number) => `第 ${now} 步，共 5 步`,
};

export type Words = typeof zh;

const en: Words = {
  ...texts.en,
  removeSearch: (word) => `Remove search “${word}”`,
  resultsFor: (word) => `Results for “${word}”`,
  cut: (max) => `At most ${max} characters. The rest was left out`,
  nothingFor: (word) => `Nothing found for “${word}”`,
  followButton: /^Follow(ing)?$/,
  waitingRequests: (count) => `${count} pending`,
  seconds: (left) => `Resend in ${left} s`,
  required: (field) => `${field} is required`,
  step: (now) => `Step ${now} of 5`,
};

/** What a reader sees, word for word. The texts are written down here once more, so that a changed one is noticed. */
export const words: Readonly<Record<Language, Words>> = { zh, en };
