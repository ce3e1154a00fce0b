import { Context } from 'effect';
import { type StoredRecord, type StoredSession, stored } from '#services/contract/stored.contract.ts';
import { Store } from '#services/env.ts';
import type { FlowFile } from '../journal/flow-file.ts';
import { violationSince } from '../journal/journal-validation.ts';
import type { Divergence } from '../journal/replay.ts';
import { envOf } from '../kit/env.ts';
import type { AppInput } from './app.events.ts';
import type { AppActor } from './app.machine.ts';
import type { AppHost } from './create-app.ts';
import { replayApp } from './replay-app.ts';

const isInput = (input: unknown): input is AppInput =>
  typeof input === 'object' && input !== null && 'sites' in input && 'origin' in input && 'isMobile' in input;

/** `recorded` is null where pending work has merely ended: no real divergence. */
const isReal = (divergence: Divergence | null): divergence is Divergence =>
  divergence !== null && divergence.recorded !== null;

/** The app at the end of a file, or, with a `divergence`, before the input that led to it. Null when neither can be restored. */
export const resumeApp = (host: AppHost, { input, entries, startedAt, base, recordedAs }: FlowFile) => {
  if (!isInput(input)) return null;
  const upTo = (count: number) => {
    const replayed = replayApp({ ...host, input }, { startedAt, base, entries: entries.slice(0, count) });
    replayed.app.start();
    return { ...replayed, input, divergence: replayed.run() };
  };
  const whole = upTo(entries.length);
  if (!isReal(whole.divergence)) return { ...whole, divergence: null };
  const { index } = whole.divergence;
  const violation = whole.divergence.violation ?? (recordedAs === undefined ? null : 'olderCharts');
  whole.app.stop();
  const cause = entries.findLastIndex((entry) => entry.index <= index && entry.input !== null);
  const before = cause < 0 ? null : upTo(cause);
  if (!before || isReal(before.divergence)) {
    before?.app.stop();
    return null;
  }
  return {
    ...before,
    divergence: { ...whole.divergence, violation: violation && violationSince(violation, recordedAs) },
  };
};

export const loginOf = (app: AppActor): StoredSession =>
  app.getSnapshot().children.session?.getSnapshot().context.login ?? null;

/** Stores drafts, outbox and a valid login for the next start; in memory where the browser stores nothing. */
export const storeMoment = (app: AppActor, login: StoredSession): void => {
  const store = Context.get(envOf(app.system), Store);
  const { drafts, conversations } = app.getSnapshot().children;
  const outbox = conversations?.getSnapshot().children.outbox;
  const save = <T>(record: StoredRecord<T>, value: T | undefined): void => {
    try {
      if (value !== undefined) store.save(record, value);
    } catch {
      // The store keeps it in memory.
    }
  };
  save(stored.session, login);
  save(stored.drafts, drafts?.getSnapshot().context.drafts);
  save(stored.outbox, outbox?.getSnapshot().context.box);
};
