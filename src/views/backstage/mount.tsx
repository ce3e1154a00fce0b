import type { i18n } from 'i18next';
import { Activity, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Backstage } from '#services/contract/backstage.ts';
import { Panel } from './Panel.tsx';

interface MountOptions {
  readonly page: Window;
  readonly backstage: Backstage;
  readonly texts: i18n;
  readonly root: HTMLElement;
  readonly setExpanded: (isOpen: boolean) => void;
}

/** The panel as a React root of its own (ADR 012), rendered anew after every change while open. Returns its toggle. */
export const mount = ({ page, root, backstage, texts, setExpanded }: MountOptions): (() => void) => {
  const container = page.document.createElement('div');
  root.append(container);
  const panel = createRoot(container);
  let isOpen = false;
  const render = (): void =>
    panel.render(
      <StrictMode>
        <I18nextProvider i18n={texts}>
          <Activity mode={isOpen ? 'visible' : 'hidden'}>
            <Panel backstage={backstage} close={() => show(false)} />
          </Activity>
        </I18nextProvider>
      </StrictMode>,
    );
  const show = (open: boolean): void => {
    isOpen = open;
    setExpanded(open);
    render();
  };

  // An open dialog would trap focus, Tab and Escape: hides these events from it.
  const keep = (event: Event): void => {
    if (!(event.target instanceof Node) || !root.contains(event.target)) return;
    const key = event instanceof KeyboardEvent ? event.key : null;
    if (key === 'Escape') show(false);
    if (key === null || key === 'Tab' || key === 'Escape') event.stopImmediatePropagation();
  };
  page.addEventListener('focusin', keep, true);
  page.addEventListener('keydown', keep, true);
  backstage.watch(() => {
    if (isOpen) render();
  });
  return () => show(!isOpen);
};
