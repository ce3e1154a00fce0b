/** In which a page is looked at: each thing in one or some of them; EVERY_LOOK=1 takes all for everything. */
export const looks = [
  { language: 'zh', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 1280 },
  { language: 'zh', colorScheme: 'dark', width: 390 },
  { language: 'en', colorScheme: 'light', width: 390 },
] as const;

export const everyLook = process.env.EVERY_LOOK !== undefined;
