import type { i18n } from 'i18next';
import en from './locales/en/backstage.json' with { type: 'json' };
import zh from './locales/zh/backstage.json' with { type: 'json' };

/** Both languages at once: the panel is a tool, and never on the way to a page. */
export const addBackstageTexts = (texts: i18n): void => {
  texts.addResourceBundle('zh', 'backstage', zh);
  texts.addResourceBundle('en', 'backstage', en);
};
