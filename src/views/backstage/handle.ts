import type { i18n } from 'i18next';
import { addTexts, backstageTexts, studioTexts } from '#i18n/tool-texts.ts';
import type { Backstage } from '#services/contract/backstage.ts';
import * as css from './Handle.css.ts';

interface HandleOptions {
  readonly page: Window;
  readonly backstage: Backstage;
  readonly texts: i18n;
}

/** Not used by browsers or screen readers. */
const shortcut = 'F2';

/**
 * Mounts the panel's handle and shortcut; the panel's code loads when it is first opened, or to report invalid parts of
 * the URL.
 */
export const mountHandle = ({ page, backstage, texts }: HandleOptions): void => {
  const { document } = page;
  addTexts(texts, backstageTexts);
  addTexts(texts, studioTexts);
  const root = document.createElement('section');
  root.dataset.tools = '';
  // Modal dialogs hide everything but live regions from assistive technology.
  root.setAttribute('aria-live', 'off');
  const handle = document.createElement('button');
  handle.type = 'button';
  handle.className = css.root;
  handle.setAttribute('aria-keyshortcuts', shortcut);
  const setExpanded = (isOpen: boolean): void => handle.setAttribute('aria-expanded', String(isOpen));
  const name = (): void => {
    root.setAttribute('aria-label', texts.t('handle:open'));
    handle.setAttribute('aria-label', texts.t('handle:open'));
    handle.title = texts.t('handle:keys');
  };
  let panel: Promise<() => void> | null = null;
  const toggle = async (): Promise<void> => {
    try {
      panel ??= import('./mount.tsx').then(({ mount }) => mount({ page, root, backstage, texts, setExpanded }));
      (await panel)();
    } catch {
      panel = null;
    }
  };
  setExpanded(false);
  name();
  texts.on('languageChanged', name);
  handle.addEventListener('click', () => void toggle());
  page.addEventListener('keydown', (event) => {
    if (event.key !== shortcut || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void toggle();
  });
  root.append(handle);
  document.body.append(root);
  if (backstage.problems().length > 0) void toggle();
};
