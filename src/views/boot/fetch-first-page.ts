import type { i18n } from 'i18next';
import { startI18n } from '#i18n/i18n.ts';
import type { ResolveContext } from '#routes/resolve.ts';
import { type Preferences, stored } from '#services/contract/stored.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { type Pages, preloadPage } from '../navigation/page-table.ts';
import { pageBehind } from '../navigation/prefetch.ts';
import { browserStorage } from './app-services.ts';
import { firstLanguage } from './environment.ts';

export const fetchFirstPage = async (page: Window, links: ResolveContext, pages: Pages): Promise<i18n> => {
  const name = pageBehind(page.location.href, links);
  const language = firstLanguage(readPreferences(page), page.navigator.language);
  const [texts] = await Promise.all([
    startI18n(language),
    name === null ? null : preloadPage(pages, name).catch(() => null),
  ]);
  return texts;
};

const readPreferences = (page: Window): Preferences => {
  try {
    return makeStore(browserStorage(page).store).load(stored.preferences).value;
  } catch {
    return stored.preferences.empty;
  }
};
