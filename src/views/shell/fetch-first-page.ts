import type { i18n } from 'i18next';
import { startI18n } from '#i18n/i18n.ts';
import { placeOf } from '#services/address/places.ts';
import { type ResolveContext, resolve } from '#services/address/resolve.ts';
import { type Preferences, stored } from '#services/contract/stored.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { browserStorage } from './app-services.ts';
import { firstLanguage } from './facts.ts';
import { preloadPage } from './pages.ts';

/** Fetches side by side what the first page is shown with: its code and its texts. */
export const fetchFirstPage = async (page: Window, links: ResolveContext): Promise<i18n> => {
  const name = pageAt(page.location.href, links);
  const language = firstLanguage(readPreferences(page), page.navigator.language);
  const [texts] = await Promise.all([
    startI18n(language),
    // A page whose code does not come is told in its place.
    name === null ? null : preloadPage(name).catch(() => null),
  ]);
  return texts;
};

const pageAt = (href: string, links: ResolveContext) => {
  const found = resolve(href, links);
  const again = found.kind === 'rewrite' ? resolve(found.to, links) : found;
  return again.kind === 'place' ? placeOf(again.place).room : null;
};

const readPreferences = (page: Window): Preferences => {
  try {
    return makeStore(browserStorage(page).store).load(stored.preferences).value;
  } catch {
    return stored.preferences.empty;
  }
};
