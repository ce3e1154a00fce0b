/** Requests of the top of the news home, latest news first. `first-calls.test.ts` compares it with the app. */
export const firstCalls = [
  '/news/news/page?current=1&size=10',
  '/news/news/page?current=1&size=4&order=weekly',
  '/news/tag/tree?type=1',
] as const;
