import type { AnyActorRef, AnyEventObject } from 'xstate';
import { keyOf } from '#machines/messages/outbox-entry.ts';
import { sendMessage } from '#mocks/domain/rules/messages.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import type { ChartFixture } from './fixture.ts';
import { childOf } from './forms.ts';
import type { Driver } from './play-path.ts';

/** The message of the path, with the time that it was given here; that of the other tab has its own. */
const messageIn = (chart: AnyActorRef, named: OutboxEntry): OutboxEntry =>
  chart.getSnapshot().context.box.entries.find(({ msgType }: OutboxEntry) => msgType === named.msgType) ?? named;

const withTime =
  (rename: (entry: OutboxEntry) => object, namedIn: (event: AnyEventObject) => OutboxEntry) =>
  ({ chart }: ChartFixture, event: AnyEventObject): AnyEventObject => ({
    ...event,
    ...rename(messageIn(chart, namedIn(event))),
  });

const byKey = withTime(
  (key) => ({ key }),
  ({ key }) => key,
);

/** The lane looks into the history before it sends anything again. */
const look = (chart: AnyActorRef, { convId }: OutboxEntry): void => {
  const lane = childOf(chart, `lane-${convId}`);
  if (!lane.getSnapshot().matches({ delivery: 'checking' })) lane.send({ type: 'lane.mended' });
};

const turns = new WeakMap<object, () => void>();

export const outboxDriver: Driver = {
  begin: ({ store, locks }, input) => {
    void locks.acquire(`shiye.outbox.${String(input.memberId)}`).then((free) => turns.set(store, free));
  },
  stories: {
    'it is the turn of this tab': ({ store }) => turns.get(store)?.(),
    'the history is looked at': ({ chart }, { event }) => look(chart, event.entry),
    'the message has arrived': ({ chart, backend }, { event }) => {
      const { state: _, reason: __, ...message } = messageIn(chart, event.entry);
      sendMessage(backend.domain, message);
      look(chart, event.entry);
    },
  },
  sends: {
    'outbox.retry': byKey,
    'outbox.discard': byKey,
    'realtime.receipted': byKey,
    'outbox.seen': withTime(
      (entry) => ({ keys: [entry] }),
      ({ keys }) => keys[0],
    ),
    'confirmation.overdue': ({ chart }, event) => {
      const [entry] = chart.getSnapshot().context.box.entries;
      return { ...event, key: keyOf(entry) };
    },
  },
};
