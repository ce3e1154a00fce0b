/**
 * By page, requests of its first window, for the home latest news first. `first-calls.test.ts` compares them with the app.
 * Its code is in the chunk called `chunk`.
 */
export const firstCalls = {
  newsHome: {
    chunk: 'home',
    calls: [
      '/news/news/page?current=1&size=10',
      '/news/news/page?current=1&size=4&order=weekly',
      '/news/tag/tree?type=1',
    ],
  },
  article: { chunk: 'article', calls: ['/news/news/{id}'] },
} as const;
