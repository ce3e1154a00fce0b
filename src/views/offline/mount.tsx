import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { OfflineSupport } from '#machines/offline/create-offline-support.ts';
import { OfflineNotes } from './OfflineNotes.tsx';

interface MountOptions {
  readonly page: Document;
  readonly support: OfflineSupport;
  readonly texts: i18n;
}

export const mountNotes = ({ page, support, texts }: MountOptions): void => {
  const container = page.createElement('div');
  page.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <OfflineNotes support={support} />
      </I18nextProvider>
    </StrictMode>,
  );
};
