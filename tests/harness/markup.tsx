import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { type Language, startI18n } from '#i18n/i18n.ts';
import { addTexts, backstageTexts, studioTexts } from '#i18n/tool-texts.ts';
import type { AppActor } from '#machines/app/app.machine.ts';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { AppProvider } from '#views/context.tsx';

/** All texts in both languages, those of the tools among them. */
export const textsOf = async (): Promise<Readonly<Record<Language, i18n>>> => {
  const texts = { zh: await startI18n('zh'), en: await startI18n('en') };
  for (const each of Object.values(texts)) for (const tool of [studioTexts, backstageTexts]) addTexts(each, tool);
  return texts;
};

const to = createTo({ sites: defaultSites });

/** Without the elements that only keep a text apart (tests/architecture/text-nodes.test.ts). */
export const textsBare = (html: string): string => html.replaceAll(/<span>([^<]*)<\/span>/g, '$1');

/** What a view of an app shows at this moment, as HTML; nothing in it ever runs. */
export const markup = (app: AppActor, texts: i18n, view: ReactNode): string =>
  textsBare(
    renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <AppProvider app={app} to={to}>
          <Router ssrPath="/">{view}</Router>
        </AppProvider>
      </I18nextProvider>,
    ),
  );
