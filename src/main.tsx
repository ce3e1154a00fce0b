import { parseSites } from '#services/address/sites.ts';
import { hasGaps } from '#services/platform.ts';
import { arriveAt } from '#views/navigation/arrival.ts';
import { makeServices } from '#views/shell/app-services.ts';
import { startBackgroundTasks } from '#views/shell/background-tasks.ts';
import { connectPage, openApp } from '#views/shell/connect-page.ts';
import { environment } from '#views/shell/environment.ts';
import { fetchFirstPage } from '#views/shell/fetch-first-page.ts';
import { render } from '#views/shell/render.tsx';
import type { SimulatedBackend } from '#views/shell/simulated-backend.ts';

const boot = async (page: Window, root: HTMLElement): Promise<void> => {
  if (hasGaps(globalThis)) (await import('#services/fill-platform.ts')).fillPlatform(globalThis);
  const links = { sites: parseSites(environment.sites), origin: page.location.origin };
  const arrival = arriveAt(page, links);
  const [backend, texts] = await Promise.all([
    import.meta.env.VITE_BACKEND ? null : simulateBackend(page),
    fetchFirstPage(page, links),
  ]);
  const services = makeServices({ page, links, backend, texts });
  const opened = (await backend?.resume?.(services)) ?? openApp(services);
  const connected = connectPage({ page, links, services, opened, texts, arrival });
  await render({ page, root, ...services, ...opened, ...connected, texts });
  const { previous } = startBackgroundTasks({ page, links, services, opened, ...connected });
  backend?.expose({ page, ...services, ...opened, ...connected, version: environment.version, texts, previous });
};

/** Excluded from builds for a real backend. */
const simulateBackend = async (page: Window): Promise<SimulatedBackend> => {
  const [{ startBackend }, { simulated }] = await Promise.all([
    import('#mocks/hosts/browser.ts'),
    import('#views/shell/expose-devtools.ts'),
  ]);
  return simulated(page, () => startBackend({ search: page.location.search }));
};

const root = document.getElementById('root');
if (root) {
  boot(window, root).catch((reason: unknown) => {
    document.getElementById('failed')?.removeAttribute('hidden');
    reportError(reason);
  });
}
