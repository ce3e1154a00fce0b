import { type AppActor, selectRoute } from '#machines/app/app.machine.ts';
import { type AppHost, createApp } from '#machines/app/create-app.ts';
import { loadApp } from '#machines/app/load-app.ts';
import { loginOf, resumeApp, storeMoment } from '#machines/app/resume-app.ts';
import { decodeFlow, type FlowFile, isRefusal } from '#machines/journal/flow-file.ts';
import { divergenceReasons, type ReasonText, refusalReasons } from '#machines/journal/reason-texts.ts';
import { loginFrom } from '#machines/session/session-token.ts';
import { isRouteName, routeOf } from '#routes/routes.ts';
import { safePath } from '#services/address/safe-redirect.ts';
import type { Credentials } from '#services/contract/base-session.contract.ts';
import type { StoredSession } from '#services/contract/stored.contract.ts';
import { takeHandover } from '#services/storage/handover.ts';
import { showNotice } from '../kit/show-notice.ts';
import type { Mark } from '../navigation/address.ts';
import type { OpenedApp } from './simulated-backend.ts';

interface ResumePage {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'replaceState'>;
}

export interface ResumeOptions {
  readonly page: ResumePage;
  readonly host: AppHost;
  /** A new login of the member (null: an unbound WeChat account); null for unknown members. */
  readonly logIn: (memberId: string | null) => Promise<Credentials | null>;
  readonly take?: (key: string) => Promise<Uint8Array | null>;
}

const noticeOf = ([first]: readonly ReasonText[]) => ({
  tone: 'warn' as const,
  key: first?.key ?? 'journal:resume.broken',
  ...(first ? { params: first.values } : {}),
  sticky: true,
});

/** Null where it cannot be restored, or shows no page of this app: a file may contain anything. */
const brought = async (host: AppHost, file: FlowFile): Promise<ReturnType<typeof resumeApp>> => {
  try {
    await loadApp(host.pages);
    const resumed = resumeApp(host, file);
    const route = resumed && selectRoute(resumed.app.getSnapshot());
    const isOurs = !route || (safePath(route.href) !== null && isRouteName(route.name));
    if (!isOurs) resumed?.app.stop();
    return isOurs ? resumed : null;
  } catch {
    return null;
  }
};

/** The recording's tokens are redacted: a new login of the same member is stored with drafts and unsent messages. */
const freshLogin = async (app: AppActor, host: AppHost, logIn: ResumeOptions['logIn']): Promise<StoredSession> => {
  const held = loginOf(app);
  const credentials = held && (await logIn(held.identity).catch(() => null));
  const login = credentials && { ...loginFrom(credentials, host.clock.now()), loginTime: held.loginTime };
  storeMoment(app, login);
  return login;
};

/** Restores the moment that another tab has stored (`?flow=`). On failure it shows why, and the app starts normally. */
export const resume = async ({ page, host, logIn, take = takeHandover }: ResumeOptions): Promise<OpenedApp> => {
  const url = new URL(page.location.href);
  const key = url.searchParams.get('flow') ?? '';
  url.searchParams.delete('flow');
  const bytes = await take(key).catch(() => null);
  const file = bytes && (await decodeFlow(bytes));
  const resumed = file && !isRefusal(file) ? await brought(host, file) : null;
  if (!resumed) {
    page.history.replaceState(null, '', url.href);
    const { app, journal } = createApp(host);
    const reasons = file && isRefusal(file) ? refusalReasons(file) : [];
    return { app, journal, input: host.input, begin: () => showNotice(app, noticeOf(reasons)) };
  }
  const { app, journal, input, divergence, goLive } = resumed;
  const login = await freshLogin(app, host, logIn);
  const route = selectRoute(app.getSnapshot());
  const mark: Mark | null = route && { entry: route.entry, spot: route.entry };
  page.history.replaceState(mark, '', route?.href ?? url.href);
  const name = route && routeOf(route.name).page;
  if (name) await host.loadView(name);
  return {
    app,
    journal,
    input,
    begin: () => {
      goLive();
      const { session } = app.getSnapshot().children;
      if (login) session?.send({ type: 'record.changed', value: login, at: host.clock.now() });
      if (divergence) showNotice(app, noticeOf(divergenceReasons(divergence)));
    },
  };
};
