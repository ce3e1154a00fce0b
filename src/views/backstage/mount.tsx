import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createTools } from '#machines/backstage/create-tools.ts';
import type { Backstage } from '#services/contract/backstage.ts';
import { copyText } from '../kit/copy-text.ts';
import { Panel } from './Panel.tsx';

const saveText = (document: Document, name: string, text: string): void => {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

interface MountOptions {
  readonly page: Window;
  readonly backstage: Backstage;
  readonly texts: i18n;
  readonly root: HTMLElement;
  readonly setExpanded: (isOpen: boolean) => void;
}

/** Opens the panel as a React root and an actor system of its own (ADR 012). */
export const mount = ({ page, root, backstage, texts, setExpanded }: MountOptions) => {
  const { document } = page;
  const tools = createTools(backstage, {
    copy: copyText,
    open: (address) => page.open(address, '_blank') !== null,
    save: (name, text) => saveText(document, name, text),
  });
  const container = document.createElement('div');
  root.append(container);

  // An open dialog would trap focus, Tab and Escape: hides these events from it.
  const keep = (event: Event): void => {
    if (!(event.target instanceof Node) || !root.contains(event.target)) return;
    const key = event instanceof KeyboardEvent ? event.key : null;
    if (key === 'Escape') tools.send({ type: 'panel.close' });
    if (key === null || key === 'Tab' || key === 'Escape') event.stopImmediatePropagation();
  };
  page.addEventListener('focusin', keep, true);
  page.addEventListener('keydown', keep, true);

  tools.subscribe((snapshot) => setExpanded(snapshot.hasTag('open')));
  tools.start();
  setExpanded(true);
  createRoot(container).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <Panel actor={tools} />
      </I18nextProvider>
    </StrictMode>,
  );
  return { toggle: () => tools.send({ type: 'panel.toggle' }) };
};
