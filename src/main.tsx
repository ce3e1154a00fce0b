import { pages } from '#pages/pages.ts';
import { parseSites } from '#services/address/sites.ts';
import { hasGaps } from '#services/platform.ts';
import { makeServices } from '#views/boot/app-services.ts';
import { startBackgroundTasks } from '#views/boot/background-tasks.ts';
import { connectPage, openApp } from '#views/boot/connect-page.ts';
import { environment } from '#views/boot/environment.ts';
import { fetchFirstPage } from '#views/boot/fetch-first-page.ts';
import { render } from '#views/boot/render.tsx';
import type { SimulatedBackend } from '#views/boot/simulated-backend.ts';
import { arriveAt } from '#views/navigation/arrival.ts';

const boot = async (page: Window, root: HTMLElement): Promise<void> => {
  if (hasGaps(globalThis)) (await import('#services/fill-platform.ts')).fillPlatform(globalThis);
  const links = { sites: parseSites(environment.sites), origin: page.location.origin };
  const arrival = arriveAt(page, links);
  const [backend, texts] = await Promise.all([
    import.meta.env.VITE_BACKEND ? null : simulateBackend(page),
    fetchFirstPage(page, links, pages),
  ]);
  const services = makeServices({ page, links, backend, texts, pages });
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
    import('#views/boot/expose-devtools.ts'),
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
