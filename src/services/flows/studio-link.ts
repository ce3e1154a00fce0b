import { type AppMessage, type LinkEnd, type StudioMessage, studioEnd } from './link.ts';
import { openChannel } from './link-name.ts';

interface StudioListener {
  readonly onMessage: (message: Exclude<AppMessage, { type: 'app.asks' }>) => void;
  /** Restored from the back-forward cache; messages sent meanwhile are lost. */
  readonly onRestored: () => void;
}

/** Announces itself, also to apps that start later. Null without BroadcastChannel. */
export const openStudio = (
  studio: string,
  { onMessage, onRestored }: StudioListener,
): LinkEnd<StudioMessage> | null => {
  const channel = openChannel();
  if (!channel) return null;
  const end = studioEnd(channel, (message) => {
    if (message.type === 'app.asks') announce();
    else if (!('studio' in message) || message.studio === studio) onMessage(message);
  });
  const announce = (): void => end.post({ type: 'studio.here', studio });
  const leave = (): void => end.post({ type: 'studio.gone', studio });
  const back = (event: Event): void => {
    if (!('persisted' in event) || event.persisted !== true) return;
    announce();
    onRestored();
  };
  const isWindow = typeof globalThis.addEventListener === 'function';
  if (isWindow) {
    globalThis.addEventListener('pagehide', leave);
    globalThis.addEventListener('pageshow', back);
  }
  announce();
  return {
    post: end.post,
    close: () => {
      if (isWindow) {
        globalThis.removeEventListener('pagehide', leave);
        globalThis.removeEventListener('pageshow', back);
      }
      leave();
      end.close();
    },
  };
};
