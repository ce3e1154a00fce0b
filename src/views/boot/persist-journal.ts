import type { AppActor } from '#machines/app/app.machine.ts';
import { type AppHost, reportError } from '#machines/app/create-app.ts';
import { factsOf } from '#machines/app/flow-facts.ts';
import { type JournalPersistence, startJournalPersistence } from '#machines/app/journal-persistence.ts';
import { selectHasUnstored } from '#machines/drafts/drafts.machine.ts';
import type { Recorder } from '#machines/journal/recorder.ts';
import { selectAtRisk } from '#machines/messages/outbox-entry.ts';
import { isWatchable } from '#services/flows/this-build.ts';
import { clearHandover } from '#services/storage/handover.ts';
import { browserJournalLog, tabName } from '#services/storage/journal-log.ts';
import { awaitStudio } from './await-studio.ts';

interface PersistOptions extends Pick<AppHost, 'clock' | 'input' | 'token'> {
  readonly page: Window;
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly version: string;
  readonly go: (href: string) => void;
}

const batchEvery = 1_000;

export const persistJournal = (options: PersistOptions): JournalPersistence => {
  const { page, app, journal, clock, input, token, version } = options;
  const id = token(16);
  const log = browserJournalLog();
  const facts = () => ({ ...factsOf(app, clock, version), startedAt: journal.startedAt });
  const persistence = startJournalPersistence({
    app,
    journal,
    input,
    log: {
      ...log,
      clear: async (of) => {
        const isCleared = await log.clear(of);
        if (isCleared) await clearHandover();
        return isCleared;
      },
    },
    page: { id, tab: tabName(page, token(16)), openedAt: clock.now() },
    facts,
    whenIdle: (run) => void page.setTimeout(() => idle(page, run), batchEvery),
    next: (run) => void page.setTimeout(run),
    failed: (reason) => reportError(app, clock, 'the journal cannot be stored', String(reason)),
  });
  guardLeaving(page, app);
  page.addEventListener('pagehide', () => void persistence.finish());
  if (isWatchable()) awaitStudio({ ...options, id, facts });
  return persistence;
};

const briefly = 10;

const forMoments = (): (() => boolean) => {
  const end = performance.now() + briefly;
  return () => performance.now() < end;
};

/** Safari has no idle callbacks. */
const idle = (page: Window, run: (hasTime: () => boolean) => void): void => {
  if ('requestIdleCallback' in page) {
    page.requestIdleCallback((rest) => run(rest.didTimeout ? forMoments() : () => rest.timeRemaining() > 0), {
      timeout: batchEvery,
    });
  } else run(forMoments());
};

/** A message or draft is unsaved, and the browser stores nothing. */
export const wouldLose = (app: AppActor): boolean => {
  const { conversations, drafts } = app.getSnapshot().children;
  const outbox = conversations?.getSnapshot().children.outbox;
  return (
    (outbox !== undefined && selectAtRisk(outbox.getSnapshot())) ||
    (drafts !== undefined && selectHasUnstored(drafts.getSnapshot()))
  );
};

const guardLeaving = (page: Window, app: AppActor): void =>
  page.addEventListener('beforeunload', (event) => {
    if (wouldLose(app)) event.preventDefault();
  });
