import type { i18n, Namespace } from 'i18next';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { followTexts, type ShownTexts, type Words } from './shown-texts.ts';

const TextsContext = createContext<ShownTexts | null>(null);

interface TextsProviderProps {
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/**
 * Follows language and texts once for all that stands in it. In react-i18next each component follows by itself
 * (docs/decisions/017).
 */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  const { subscribe, now } = useMemo(() => followTexts(i18n), [i18n]);
  const texts = useSyncExternalStore(subscribe, now, now);
  return (
    <I18nextProvider i18n={i18n}>
      <TextsContext value={texts}>{children}</TextsContext>
    </I18nextProvider>
  );
}

/** The texts of rooms, the first of which needs no prefix: `t('key')`, `t('room:key')`. */
export function useTranslation<const Ns extends Namespace = 'shell'>(rooms?: Ns): Words<Ns>;
export function useTranslation(rooms?: Namespace): Words<Namespace> {
  const texts = use(TextsContext);
  if (!texts) throw new Error('texts are shown outside of their provider');
  return texts.of(rooms);
}
