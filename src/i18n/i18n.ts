import { createInstance, type i18n } from 'i18next';
import { isolated } from './isolated.ts';

/** One chunk per language: no page loads a namespace. */
const languages = {
  zh: async () => (await import('./zh.ts')).zh,
  en: async () => (await import('./en.ts')).en,
};

export type Language = keyof typeof languages;

/** Switches the language after loading its texts. Rejects without a change if loading fails. */
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
    // React escapes HTML; isolation keeps names from changing the text direction of the sentence.
    interpolation: { escape: isolated },
    returnNull: false,
  });
  await changeLanguage(texts, language);
  return texts;
};
