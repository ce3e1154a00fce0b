import type { i18n } from 'i18next';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { AppActor } from '#machines/app/app.machine.ts';
import type { Captcha } from '../context.tsx';
import '../theme/global.css.ts';
import { NotFetched } from '../kit/lazy-view.ts';
import type { WholePage } from '../kit/whole-page.ts';
import type { Address } from '../navigation/address.ts';
import type { Pages } from '../navigation/page-table.ts';
import type { Arrivals } from '../navigation/RouteProvider.tsx';
import { App } from '../shell/App.tsx';
import { environment } from './environment.ts';
import { appStyles, preloadedLists, replaceFrame } from './static-frame.ts';

interface RenderOptions {
  readonly page: Window;
  readonly root: HTMLElement;
  readonly app: AppActor;
  readonly pages: Pages;
  readonly texts: i18n;
  readonly captcha: Captcha | null;
  readonly address: Address;
  readonly arrivals: Arrivals;
  readonly navigate: (to: string) => void;
  readonly wholePage: WholePage;
}

/** Code that failed to load is no defect: the page shows it. */
const reportDefect = (error: unknown): void => {
  const isNotFetched = error instanceof NotFetched || (error instanceof Error && error.cause instanceof NotFetched);
  if (!isNotFetched) reportError(error);
};

/** Resolves in the commit that shows the app. */
export const render = async (options: RenderOptions): Promise<void> => {
  const { page, root, app, pages, texts, captcha, address, arrivals, navigate, wholePage } = options;
  await Promise.all([appStyles(page.document), preloadedLists(page, app)]);
  const reload = (): void => page.location.reload();
  const shell = { pages, navigate, reload, topicList: environment.topicList, captcha, wholePage };
  const drawn = createRoot(root, { onCaughtError: reportDefect, onRecoverableError: reportDefect });
  return new Promise((shown) => {
    const takeOver = (): void => {
      replaceFrame(page.document, root);
      shown();
    };
    // Interruptible: input and answers are handled in between.
    startTransition(() =>
      drawn.render(
        <StrictMode>
          <I18nextProvider i18n={texts}>
            <OnShown run={takeOver}>
              <App app={app} shell={shell} arrivals={arrivals} openOverlay={address.open} />
            </OnShown>
          </I18nextProvider>
        </StrictMode>,
      ),
    );
  });
};

function OnShown({ run, children }: { readonly run: () => void; readonly children: ReactNode }) {
  useLayoutEffect(run, [run]);
  return children;
}
