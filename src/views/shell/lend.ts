import { waitFor } from 'xstate';
import type { AppActor } from '#machines/app/app.machine.ts';
import { selectLanguage } from '#machines/app/preferences.machine.ts';
import { type FlowFacts, makeFlow } from '#machines/journal/flow-file.ts';
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
}

/** The running app, as the tools of the simulated backend hold it. */
export const lend = ({ app, journal, clock, address, version }: Running): Lent => ({
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
  journal: () => exported(journal, { ...factsOf(app), appVersion: version, savedAt: clock.now() }),
});

/** `export` gives the text of a `.flow` file (docs/journal.md). */
const exported = ({ entries, startedAt, base }: Recorder, facts: Omit<FlowFacts, 'startedAt'>) => ({
  entries: entries.map(redacted),
  export: () => JSON.stringify(makeFlow({ ...facts, startedAt }, { base: base(), entries })),
});

const factsOf = (app: AppActor) => {
  const { context, children } = app.getSnapshot();
  const { route, rooms: _, errand: __, fetched: ___, ...input } = context;
  const { preferences } = children;
  return {
    language: preferences ? selectLanguage(preferences.getSnapshot()) : 'zh',
    route: route?.href ?? '/',
    input,
  };
};
