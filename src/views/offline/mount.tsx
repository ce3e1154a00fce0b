import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Upkeep } from '#machines/offline/create-upkeep.ts';
import { OfflineNotes } from './OfflineNotes.tsx';

interface MountOptions {
  readonly page: Document;
  readonly upkeep: Upkeep;
  readonly texts: i18n;
}

export const mountNotes = ({ page, upkeep, texts }: MountOptions): void => {
  const container = page.createElement('div');
  page.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <OfflineNotes upkeep={upkeep} />
      </I18nextProvider>
    </StrictMode>,
  );
};
