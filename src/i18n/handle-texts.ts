import type { i18n } from 'i18next';
import en from './locales/en/handle.json' with { type: 'json' };
import zh from './locales/zh/handle.json' with { type: 'json' };

/** The few words of the handle, which is there before the panel. */
export const addHandleTexts = (texts: i18n): void => {
  texts.addResourceBundle('zh', 'handle', zh);
  texts.addResourceBundle('en', 'handle', en);
};
