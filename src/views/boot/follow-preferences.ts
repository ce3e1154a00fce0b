import type { i18n } from 'i18next';
import type { ActorRefFrom } from 'xstate';
import { changeLanguage } from '#i18n/i18n.ts';
import {
  type Language,
  type preferencesMachine,
  selectChosen,
  selectLanguage,
  type Theme,
} from '#machines/app/preferences.machine.ts';
import { darkTheme } from '../theme/dark.css.ts';
import { lightTheme } from '../theme/light.css.ts';

const htmlLang = { zh: 'zh-CN', en: 'en' } as const;

/** Without a choice there is no class, and styles follow the system. */
const showTheme = (root: HTMLElement, chosen: Theme | null): void => {
  root.classList.toggle(lightTheme, chosen === 'light');
  root.classList.toggle(darkTheme, chosen === 'dark');
};

const showLanguage = (root: HTMLElement, language: Language): void => {
  root.lang = htmlLang[language];
};

/** If texts fail to load, the old language stays. */
export const followPreferences = (
  preferences: ActorRefFrom<typeof preferencesMachine>,
  texts: i18n,
  root: HTMLElement,
): void => {
  const follow = (): void => {
    const snapshot = preferences.getSnapshot();
    const language = selectLanguage(snapshot);
    showTheme(root, selectChosen(snapshot).theme);
    if (texts.language === language) showLanguage(root, language);
    else {
      changeLanguage(texts, language).then(
        () => {
          if (selectLanguage(preferences.getSnapshot()) === language) showLanguage(root, language);
          else follow();
        },
        () => {},
      );
    }
  };
  preferences.subscribe(follow);
  follow();
};
