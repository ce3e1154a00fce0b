import type { i18n } from 'i18next';
import en from './locales/en/offline.json' with { type: 'json' };
import zh from './locales/zh/offline.json' with { type: 'json' };

/** Both languages at once: they are wanted when nothing more can be fetched. */
export const addOfflineTexts = (texts: i18n): void => {
  texts.addResourceBundle('zh', 'offline', zh);
  texts.addResourceBundle('en', 'offline', en);
};
