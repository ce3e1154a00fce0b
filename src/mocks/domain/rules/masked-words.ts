/** Illegal offers, fraud, and contacts outside the platform. */
const words = ['代开发票', '办证', '刷单', '博彩', '加微信', '假冒', '走私'];

export const masked = (text: string): string =>
  words.reduce((left, word) => left.replaceAll(word, '*'.repeat(word.length)), text);
