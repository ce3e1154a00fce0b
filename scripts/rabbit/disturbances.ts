import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Passage } from '#mocks/broker/direct-socket.ts';

/** Applied to all connections. `killBroker` and `restartBroker` need `rabbitmqctl`. */
const cutKinds = ['reset', 'half-open', 'killBroker', 'restartBroker'] as const;
export type CutKind = (typeof cutKinds)[number];

/** Of a hundred cuts; the rest are resets. */
const shares = { 'half-open': 25, killBroker: 10, restartBroker: 3 };

/** Random kinds of cuts; without `rabbitmqctl` only those of connections. */
export const drawCuts = (count: number, hasControl: boolean, random: () => number): readonly CutKind[] => {
  const some = (kind: keyof typeof shares): CutKind[] =>
    kind !== 'half-open' && !hasControl ? [] : Array(Math.ceil((count * shares[kind]) / 100)).fill(kind);
  const rare = [...some('half-open'), ...some('killBroker'), ...some('restartBroker')].slice(0, count);
  const cuts: CutKind[] = [...rare, ...Array(count - rare.length).fill('reset')];
  return cuts
    .map((kind) => ({ kind, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
};

const share = 0.02;

/** Random loss, duplication and reordering of frames on one connection; some connections send no receipts. */
export const disturbed = (random: () => number): Passage => {
  const hasReceipts = random() > 0.25;
  return (direction, frame) => {
    if (frame.startsWith('RECEIPT')) return hasReceipts ? [0] : [];
    if (direction === 'up') return frame.startsWith('SEND') && random() < share ? [] : [0];
    if (!frame.startsWith('MESSAGE') || random() >= share) return [0];
    const luck = random();
    if (luck < 1 / 3) return [];
    return luck < 2 / 3 ? [0, 30] : [150];
  };
};

const run = promisify(execFile);

export const brokerControl = (ctl: string) => ({
  killBroker: async (): Promise<void> => {
    await run(ctl, ['close_all_connections', 'again']);
  },
  restartBroker: async (): Promise<void> => {
    await run(ctl, ['stop_app']);
    await run(ctl, ['start_app']);
  },
});
