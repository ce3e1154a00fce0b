import { createInstance, type i18n } from 'i18next';
import { isolated } from './isolated.ts';

/** All texts of a language are one file: no page waits for a namespace. */
const languages = {
  zh: async () => (await import('./zh.ts')).zh,
  en: async () => (await import('./en.ts')).en,
};

export type Language = keyof typeof languages;

/** Shows a language once its texts are there. Rejects, and changes nothing, where they do not come. */
export const changeLanguage = async (texts: i18n, language: Language): Promise<void> => {
  if (!texts.hasResourceBundle(language, 'shell')) {
    for (const [namespace, resources] of Object.entries(await languages[language]()))
      texts.addResourceBundle(language, namespace, resources, false, false, { skipCopy: true });
  }
  await texts.changeLanguage(language);
};

export const startI18n = async (language: Language): Promise<i18n> => {
  const texts = createInstance();
  await texts.init({
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    // React escapes HTML; what is left to do is that no name turns the direction of the sentence around it.
    interpolation: { escape: isolated },
    returnNull: false,
  });
  await changeLanguage(texts, language);
  return texts;
};
