import { type AppMessage, type LinkEnd, type StudioMessage, studioEnd } from './link.ts';
import { openChannel } from './link-name.ts';

export interface StudioListener {
  readonly heard: (message: Exclude<AppMessage, { type: 'app.asks' }>) => void;
  /** Restored from the back-forward cache; messages sent meanwhile are lost. */
  readonly returned: () => void;
}

/** Announces itself, also to apps that start later. Null without BroadcastChannel. */
export const openStudio = (studio: string, { heard, returned }: StudioListener): LinkEnd<StudioMessage> | null => {
  const channel = openChannel();
  if (!channel) return null;
  const end = studioEnd(channel, (message) => {
    if (message.type === 'app.asks') here();
    else if (!('studio' in message) || message.studio === studio) heard(message);
  });
  const here = (): void => end.say({ type: 'studio.here', studio });
  const leave = (): void => end.say({ type: 'studio.gone', studio });
  const back = (event: Event): void => {
    if (!('persisted' in event) || event.persisted !== true) return;
    here();
    returned();
  };
  const isWindow = typeof globalThis.addEventListener === 'function';
  if (isWindow) {
    globalThis.addEventListener('pagehide', leave);
    globalThis.addEventListener('pageshow', back);
  }
  here();
  return {
    say: end.say,
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
