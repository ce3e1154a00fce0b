/** Words that nobody is shown: trade in papers, false trade, and contacts that lead away. */
const words = ['代开发票', '办证', '刷单', '博彩', '加微信', '假冒', '走私'];

/** Each letter of a masked word becomes a star, as in the titles of posts (R3-36). */
export const masked = (text: string): string =>
  words.reduce((left, word) => left.replaceAll(word, '*'.repeat(word.length)), text);
