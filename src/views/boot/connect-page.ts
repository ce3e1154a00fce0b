import type { i18n } from 'i18next';
import { createApp, reportError } from '#machines/app/create-app.ts';
import { reloadOnce } from '#services/storage/reload-once.ts';
import { makeWholePage } from '../kit/whole-page.ts';
import type { ArrivalEvent } from '../navigation/arrival.ts';
import type { LinkContext } from '../navigation/links.ts';
import { connectNavigation } from '../navigation/navigation.ts';
import { runNavigationEffects } from '../navigation/navigation-effects.ts';
import { notePresses } from '../ui/use-opener.ts';
import type { AppServices } from './app-services.ts';
import { followPreferences } from './follow-preferences.ts';
import { watchForWholePage } from './inputs.ts';
import { connectEvents, guardComposition, refuseFiles, watchErrors } from './page-events.ts';
import type { OpenedApp } from './simulated-backend.ts';

export const openApp = (services: AppServices): OpenedApp => ({
  ...createApp(services),
  input: services.input,
  begin: () => {},
});

interface ConnectOptions {
  readonly page: Window;
  readonly links: LinkContext;
  readonly services: AppServices;
  readonly opened: OpenedApp;
  readonly texts: i18n;
  readonly arrival: ArrivalEvent | null;
}

export const connectPage = ({ page, links, services, opened, texts, arrival }: ConnectOptions) => {
  const { app, begin } = opened;
  const { clock, token, prefetch } = services;
  const wholePage = makeWholePage();
  const rest = watchForWholePage(page, wholePage);
  const beginPage = (isWhole: boolean): void => {
    wholePage.begin(isWhole);
    rest();
  };
  const { address, arrivals, navigate } = connectNavigation({ page, app, links, beginPage, token, prefetch });
  runNavigationEffects(app, page, address, () => reloadOnce(page, clock.now()));
  app.start();
  watchErrors(page, (message, detail) => reportError(app, clock, message, detail));
  guardComposition(page);
  notePresses(page);
  refuseFiles(page);
  connectEvents(page, app);
  const { preferences } = app.getSnapshot().children;
  if (preferences) followPreferences(preferences, texts, page.document.documentElement);
  begin();
  address.changed();
  if (arrival) app.send(arrival);
  return { address, arrivals, navigate, wholePage };
};
