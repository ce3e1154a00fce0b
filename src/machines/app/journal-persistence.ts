import type { JournalLog, StoredPage } from '#services/storage/journal-log.ts';
import { type FlowFacts, type FlowFile, flowOfTexts, flowVersion, makeFlow } from '../journal/flow-file.ts';
import { journalCompactor } from '../journal/journal-compactor.ts';
import type { JournalEntry, Recorder } from '../journal/recorder.ts';
import { redactedBy } from '../journal/redact.ts';
import { newKey } from '../kit/env.ts';
import { logicOf } from '../kit/xstate-internals.ts';
import type { AppInput } from './app.events.ts';
import type { AppActor } from './app.machine.ts';

interface JournalPersistenceOptions {
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly input: AppInput;
  readonly log: JournalLog;
  readonly page: Omit<StoredPage, 'facts'>;
  readonly facts: () => FlowFacts;
  readonly whenIdle: (run: (hasTime: () => boolean) => void) => void;
  readonly next: (run: () => void) => void;
  readonly failed: (reason: unknown) => void;
}

/** About one frame on a slow machine. */
const entriesPerBatch = 5;

const noMore = (): boolean => false;

const logoutReasons: ReadonlySet<unknown> = new Set(['closed', 'expired', 'elsewhere']);

/** A member's journal is neither for the next login nor for whoever sees the page afterwards. */
const isLogout = ({ path, event }: JournalEntry): boolean =>
  path === '' && event.type === 'session.ended' && logoutReasons.has(event.reason);

/** Bounds the journal and stores a redacted copy, in idle moments. After a logout the copy is deleted at once, then the journal restarts. */
export const startJournalPersistence = (options: JournalPersistenceOptions) => {
  const { app, journal, input, log, page, facts, whenIdle, next, failed } = options;
  const logic = logicOf(app);
  if (!logic) throw new Error('the root has no chart');
  let redacted = redactedBy(newKey(app.system));
  let texts: string[] = [];
  let written = journal.base()?.index ?? 0;
  let stored = journal.base();
  let isStoring = true;
  let isWaiting = false;
  /** Another tab deletes its own copies; this tab deletes where that one could not. */
  let leaving: 'here' | 'elsewhere' | null = null;
  let isRestartDue = false;
  /** Of the login before, for reports of what went wrong as it ended: in memory only, without persons. */
  let ended: FlowFile | null = null;
  let writing: Promise<void> = Promise.resolve();

  const compactor = journalCompactor({
    journal,
    logic,
    input,
    sizeOf: (entry) => {
      const text = JSON.stringify({ ...entry, event: redacted(entry.event) });
      texts.push(text);
      return 2 * text.length;
    },
  });

  const write = (run: () => Promise<unknown>): void => {
    if (!isStoring) return;
    writing = writing
      .then(async () => void (await run()))
      .catch((reason: unknown) => {
        if (!isStoring) return;
        isStoring = false;
        failed(reason);
      });
  };
  const pageNow = (): StoredPage => ({
    ...page,
    facts: JSON.stringify(redacted({ ...facts(), version: flowVersion })),
  });

  const flush = (): void => {
    const [first, batch, base] = [written, texts, journal.base()];
    written += batch.length;
    texts = [];
    if (leaving) {
      const own = leaving === 'elsewhere' ? page.id : undefined;
      leaving = null;
      write(() => log.clear(own));
      return;
    }
    const now = pageNow();
    if (batch.length > 0) write(() => log.append(now, first, batch));
    if (base && base !== stored) write(() => log.rebase(page.id, base.index, JSON.stringify(redacted(base))));
    stored = base;
  };

  const work = (hasTime = noMore): void => {
    let isBehind: boolean;
    do isBehind = compactor.follow(leaving ? Number.POSITIVE_INFINITY : entriesPerBatch);
    while (isBehind && hasTime());
    flush();
    if (isBehind) wait();
  };
  const restart = (): void => {
    compactor.follow(Number.POSITIVE_INFINITY);
    flush();
    const { entries } = journal;
    ended = makeFlow(facts(), { base: journal.base(), entries }, newKey(app.system), 'hidden');
    compactor.forget();
    redacted = redactedBy(newKey(app.system));
    isRestartDue = false;
    write(() => log.begin(pageNow()));
  };
  const wait = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle((hasTime) => {
      isWaiting = false;
      if (isRestartDue) restart();
      work(hasTime);
    });
  };

  const note = (entry: JournalEntry): void => {
    if (!isLogout(entry)) return;
    leaving = leaving === 'here' || entry.event.reason !== 'elsewhere' ? 'here' : 'elsewhere';
    isRestartDue = true;
    next(work);
  };

  write(() => log.begin(pageNow()));
  for (const entry of journal.entries) note(entry);
  journal.subscribe((entry) => {
    note(entry);
    wait();
  });
  wait();

  return {
    finish: (): Promise<void> => {
      compactor.follow(Number.POSITIVE_INFINITY);
      flush();
      return writing;
    },
    /** Of the login before, else of the page before. */
    previous: async (): Promise<FlowFile | null> => {
      if (ended) return ended;
      const found = await log.previous(pageNow());
      return found && flowOfTexts(found.page.facts, found.base, found.entries);
    },
  };
};

export type JournalPersistence = ReturnType<typeof startJournalPersistence>;
