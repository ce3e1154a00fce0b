import { waitFor } from 'xstate';
import type { AppActor } from '#machines/app/app.machine.ts';
import { factsOf } from '#machines/app/flow-facts.ts';
import { type FlowFacts, type FlowFile, makeFlow } from '#machines/journal/flow-file.ts';
import type { Recorder } from '#machines/journal/recorder.ts';
import { redacted } from '#machines/journal/redact.ts';
import type { Clock } from '#services/contract/clock.ts';
import type { Address } from './address.ts';
import type { Lent } from './launch.ts';

export interface Running {
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly clock: Clock;
  readonly address: Address;
  readonly version: string;
  readonly previous: () => Promise<FlowFile | null>;
}

/** The running app, as the tools of the simulated backend hold it. */
export const lend = ({ app, journal, clock, address, version, previous }: Running): Lent => ({
  adopt: async (credentials) => {
    const { session } = app.getSnapshot().children;
    if (!session) return;
    await waitFor(session, (snapshot) => !snapshot.matches('restoring'));
    session.send({ type: 'session.forget' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    session.send({ type: 'session.opened', credentials, at: clock.now() });
  },
  forget: () => {
    app.getSnapshot().children.session?.send({ type: 'session.forget' });
    address.again();
  },
  journal: () => exported(journal, factsOf(app, clock, version)),
  previousJournal: async () => {
    const file = await previous();
    return file && { entries: file.entries, export: () => JSON.stringify(file) };
  },
});

/** `export` gives the text of a `.flow` file (docs/journal.md). */
const exported = ({ entries, startedAt, base }: Recorder, facts: Omit<FlowFacts, 'startedAt'>) => ({
  entries: entries.map(redacted),
  export: () => JSON.stringify(makeFlow({ ...facts, startedAt }, { base: base(), entries })),
});
