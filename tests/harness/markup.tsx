import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startI18n } from '#i18n/i18n.ts';
import type { Language, TextRoom } from '#i18n/rooms.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import type { AppActor } from '#machines/app/app.machine.ts';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { AppProvider } from '#views/context.tsx';

/** The texts of some rooms, in both languages. */
export const textsOf = async (...rooms: readonly TextRoom[]): Promise<Readonly<Record<Language, i18n>>> => ({
  zh: (await startI18n('zh', rooms)).i18n,
  en: (await startI18n('en', rooms)).i18n,
});

const to = createTo({ sites: defaultSites });

/** Without the elements that only keep a text apart (tests/house/text-nodes.test.ts). */
export const textsBare = (html: string): string => html.replaceAll(/<span>([^<]*)<\/span>/g, '$1');

/** What a view of an app shows at this moment, as HTML; nothing in it ever runs. */
export const markup = (app: AppActor, texts: i18n, view: ReactNode): string =>
  textsBare(
    renderToStaticMarkup(
      <TextsProvider i18n={texts}>
        <AppProvider app={app} to={to}>
          {view}
        </AppProvider>
      </TextsProvider>,
    ),
  );
