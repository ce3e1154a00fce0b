import type { ServeStudioOptions } from '#machines/app/serve-studio.ts';
import type { AppPost } from '#services/flows/link.ts';
import { openChannel } from '#services/flows/link-name.ts';

interface AwaitStudioOptions extends Pick<ServeStudioOptions, 'id' | 'app' | 'journal' | 'facts'> {
  readonly go: (href: string) => void;
  readonly page: Window;
}

const postWithin = 100;

/** Code for the flow studio is fetched only when one asks. */
export const awaitStudio = ({ page, go, ...running }: AwaitStudioOptions): void => {
  const channel = openChannel();
  if (!channel) return;
  const ask = (): void => channel.postMessage({ type: 'app.asks' } satisfies AppPost);
  const serve = async (): Promise<void> => {
    const [{ serveStudio }, { appEnd }, stage] = await Promise.all([
      import('#machines/app/serve-studio.ts'),
      import('#services/flows/link.ts'),
      import.meta.env.VITE_BACKEND ? null : import('../backstage/stage.ts'),
    ]);
    const { post } = appEnd(channel, (message) => served.onMessage(message));
    const served = serveStudio({
      ...running,
      post,
      title: () => page.document.title,
      name: page.name,
      stage: stage?.stageOf(page, go) ?? (() => Promise.reject(new Error('no simulated backend'))),
      whenIdle: (run) => {
        if ('requestIdleCallback' in page) page.requestIdleCallback(run, { timeout: postWithin });
        else globalThis.setTimeout(run, postWithin);
      },
    });
    page.addEventListener('pagehide', served.leave);
    served.onMessage({ type: 'studio.here', studio: '' });
  };
  const wake = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'studio.here') return;
    channel.removeEventListener('message', wake);
    serve().catch(() => channel.addEventListener('message', wake));
  };
  channel.addEventListener('message', wake);
  page.addEventListener('pageshow', ({ persisted }) => persisted && ask());
  ask();
};
