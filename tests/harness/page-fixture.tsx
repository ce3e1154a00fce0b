import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import type { AnyActorRef } from 'xstate';
import { startI18n } from '#i18n/i18n.ts';
import { pages } from '#pages/pages.ts';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { AppProvider } from '#views/context.tsx';
import { ShellContext } from '#views/navigation/shell-context.ts';
import { openBrowser } from './open-browser.ts';
import { addressOf, type PageCase } from './page-cases.ts';

/** A network that notes which paths were called since it was last asked. */
const recordingNetwork = (to: typeof fetch) => {
  let paths: string[] = [];
  const recordingFetch: typeof fetch = (input, init) => {
    paths.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
    return to(input, init);
  };
  return {
    fetch: recordingFetch,
    take: () => {
      const taken = [...new Set(paths)];
      paths = [];
      return taken;
    },
  };
};

/** A page with its view, rendered to text, over a backend that can be disturbed. */
export const openPage = async (page: PageCase, change?: (data: unknown, path: string) => unknown) => {
  const browser = openBrowser();
  const { backend } = browser;
  const network = recordingNetwork(async (input, init) => {
    const answer = await backend.fetch(input, init);
    const path = new URL(input instanceof Request ? input.url : String(input)).pathname;
    if (!change || /^\/(auth|admin\/(log|member\/(info|register)))/.test(path)) return answer;
    const body = await answer.json();
    return Response.json({ ...body, data: change(body.data, path) });
  });
  const tab = browser.openTab({}, { fetch: network.fetch });
  await tab.visit('/404');
  await tab.logIn('liran');
  const texts = { zh: await startI18n('zh'), en: await startI18n('en') };
  const to = createTo({ sites: defaultSites });
  let entries = 0;
  const actor = (): AnyActorRef => tab.at(`page-page${entries}`);
  const View = () => createElement(pages[page.pageName].view.View, { actor: actor(), title: '标题' });
  return {
    ...browser,
    tab,
    calls: network.take,
    visit: async (id?: string, address = addressOf(page, backend, id)) => {
      network.take();
      entries += 1;
      await tab.visit(address, `page${entries}`);
    },
    actor,
    render: async (language: 'zh' | 'en' = 'zh', frame = (view: ReactNode): ReactNode => view): Promise<string> => {
      const errors: unknown[] = [];
      const { prelude } = await prerender(
        <I18nextProvider i18n={texts[language]}>
          <AppProvider app={tab.app} to={to}>
            <ShellContext value={{ pages, navigate: () => {}, reload: () => {}, topicList: 'top-100', captcha: null }}>
              <Router ssrPath="/">{frame(createElement(View))}</Router>
            </ShellContext>
          </AppProvider>
        </I18nextProvider>,
        { onError: (error) => void errors.push(error) },
      );
      const html = await new Response(prelude).text();
      if (errors.length > 0) throw errors[0];
      return html;
    },
  };
};
