/** How a page may look: everything in all of them in `npm run test:all`, else each thing in one or some. */
export const variants = [
  { language: 'zh', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 1280 },
  { language: 'zh', colorScheme: 'dark', width: 390 },
  { language: 'en', colorScheme: 'light', width: 390 },
] as const;
