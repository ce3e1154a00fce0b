import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Texts } from '#i18n/i18n.ts';
import { addOfflineTexts } from '#i18n/offline-texts.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import type { Upkeep } from '#machines/offline/create-upkeep.ts';
import { OfflineNotes } from './OfflineNotes.tsx';

interface MountOptions {
  readonly page: Document;
  readonly upkeep: Upkeep;
  readonly texts: Texts;
}

/** A React root of its own beside the app's. */
export const mountNotes = ({ page, upkeep, texts }: MountOptions): void => {
  addOfflineTexts(texts.i18n);
  const place = page.createElement('div');
  page.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <TextsProvider i18n={texts.i18n}>
        <OfflineNotes upkeep={upkeep} />
      </TextsProvider>
    </StrictMode>,
  );
};
