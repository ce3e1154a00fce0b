import type { Texts } from '#i18n/i18n.ts';
import { loaders, roomOf } from '#i18n/rooms.ts';
import { type AppHost, createApp } from '#machines/app/create-app.ts';
import { resumeApp } from '#machines/app/resume-app.ts';
import { decodeFlow, type FlowFile, isRefusal } from '#machines/journal/flow-file.ts';
import { divergenceReasons, type Reason, refusalReasons } from '#machines/journal/reason.ts';
import { isPlaceName, placeOf } from '#services/address/places.ts';
import { safePath } from '#services/address/safe-redirect.ts';
import { takeHere } from '#services/storage/handover.ts';
import type { Mark } from './address.ts';
import { bringPage } from './later-page.ts';
import type { Resumed } from './launch.ts';

export interface ResumePage {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'replaceState'>;
}

interface ResumeOptions {
  readonly page: ResumePage;
  readonly host: AppHost;
  readonly texts: Pick<Texts, 'fetch'>;
  readonly take?: (key: string) => Promise<Uint8Array | null>;
}

const allTexts = Object.keys(loaders.zh).flatMap((name) => roomOf(`${name}:`) ?? []);

/** Says why it is not, or not quite, what was asked for. */
const told = ([first]: readonly Reason[]) => ({
  type: 'notice.raised' as const,
  tone: 'warn' as const,
  key: first?.key ?? 'journal:resume.broken',
  ...(first ? { params: first.values } : {}),
  sticky: true,
});

/** Null where it cannot be brought anywhere, or not to a page of ours: a file may hold anything. */
const brought = (host: AppHost, file: FlowFile): ReturnType<typeof resumeApp> => {
  try {
    const resumed = resumeApp(host, file);
    const route = resumed?.app.getSnapshot().context.route;
    const isOurs = !route || (safePath(route.href) !== null && isPlaceName(route.place));
    if (!isOurs) resumed?.app.stop();
    return isOurs ? resumed : null;
  } catch {
    return null;
  }
};

/**
 * The app as another tab left it for this one (`?flow=`): brought to that moment, and let go once the page is ready.
 * What cannot be taken, opened or brought there is said, and the app starts as it always does.
 */
export const resume = async ({ page, host, texts, take = takeHere }: ResumeOptions): Promise<Resumed> => {
  const url = new URL(page.location.href);
  const key = url.searchParams.get('flow') ?? '';
  url.searchParams.delete('flow');
  const bytes = await take(key).catch(() => null);
  const file = bytes && (await decodeFlow(bytes));
  const resumed = file && !isRefusal(file) ? brought(host, file) : null;
  if (!resumed) {
    page.history.replaceState(null, '', url.href);
    const { app, journal } = createApp(host);
    const reasons = file && isRefusal(file) ? refusalReasons(file) : [];
    return { app, journal, input: host.input, begin: () => app.send(told(reasons)) };
  }
  const { app, journal, input, divergence, goLive } = resumed;
  const { route } = app.getSnapshot().context;
  const mark: Mark | null = route && { entry: route.entry, spot: route.entry };
  page.history.replaceState(mark, '', route?.href ?? url.href);
  await Promise.all([
    texts.fetch(allTexts),
    route && bringPage(placeOf(route.place).room).then(({ fetch }) => fetch()),
  ]);
  return {
    app,
    journal,
    input,
    begin: () => {
      goLive();
      if (divergence) app.send(told(divergenceReasons(divergence)));
    },
  };
};
