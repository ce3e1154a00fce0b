import { passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';

const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
/** In ms: a worker not active by then counts as refused. */
const startTimeout = 8_000;

export interface WorkerOptions {
  readonly roots: readonly string[];
  readonly dispatch: (request: Request) => Promise<Response>;
}

/** MSW ignores a rejected update, which would be reported as an error of the app. */
export const updateQuietly = async (container: Pick<ServiceWorkerContainer, 'getRegistrations'>): Promise<void> => {
  for (const known of await container.getRegistrations()) {
    const update = known.update.bind(known);
    known.update = () => update().catch(() => known);
  }
};

/** Intercepts requests with MSW's service worker; false where the browser refuses one. */
export const startWorker = async ({ roots, dispatch }: WorkerOptions): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false;
  const handlers = roots.map((root) =>
    http.all(`${location.origin}/${root}/*`, ({ request }) =>
      request.mode === 'navigate' ? passthrough() : dispatch(request),
    ),
  );
  const worker = setupWorker(...handlers);
  try {
    await updateQuietly(navigator.serviceWorker);
    const started = worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), startTimeout);
    });
    const first = await Promise.race([started, late]);
    clearTimeout(timer);
    return first !== 'late';
  } catch {
    return false;
  }
};
