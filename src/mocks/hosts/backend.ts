import { destination } from '#services/contract/realtime.contract.ts';
import { type Broker, createBroker, type SentFrame } from '../broker/broker.ts';
import { pushesOf } from '../broker/pushes.ts';
import { openSockets, type Sockets } from '../broker/sockets.ts';
import type { Timers } from '../broker/stomp-session.ts';
import type { AdjustableClock } from '../clock.ts';
import type { Domain } from '../domain/domain.ts';
import { receiveFrame } from '../domain/rules/messages.ts';
import { sentCodes } from '../domain/rules/sms-code.ts';
import { authenticate } from '../domain/rules/tokens.ts';
import { createFaults, type Latency } from '../faults.ts';
import { createDispatch } from '../handlers/dispatch.ts';
import type { Server } from '../handlers/server.ts';
import { createSimulatedMembers, type SimulatedMembers } from '../simulated-members.ts';

interface BackendParts {
  readonly domain: Domain;
  readonly clock: AdjustableClock;
  readonly latency: Latency;
  readonly run: Server['run'];
  readonly timers: Timers;
  readonly notify?: (deliver: () => void) => void;
  readonly name: string;
  readonly isActive?: () => boolean;
}

export interface Backend extends Server {
  readonly clock: AdjustableClock;
  readonly dispatch: (request: Request) => Promise<Response>;
  readonly broker: Broker;
  readonly sockets: Sockets;
  readonly others: SimulatedMembers;
  readonly codes: () => { account: string; code: string; at: number }[];
}

export const assemble = (parts: BackendParts): Backend => {
  const { domain, clock, run } = parts;
  const server: Server = { domain, clock, run, faults: createFaults({ clock, latency: parts.latency }) };
  const others = createSimulatedMembers(server, clock, parts.isActive ?? (() => true));
  /** A refused message gets no answer, as by Spring. */
  const receive = (frame: SentFrame): void =>
    void run(async () => {
      const row = receiveFrame(domain, frame);
      if (row) others.onMessage(row);
    });
  const broker = createBroker({
    authenticate: (token) => authenticate(domain, token)?.memberId ?? null,
    receive,
    timers: parts.timers,
  });
  domain.subscribe((event) => {
    const pushes = pushesOf(domain, event);
    const deliver = () => {
      for (const { to, push } of pushes) broker.publish(to, destination.messages, push);
    };
    if (parts.notify) parts.notify(deliver);
    else deliver();
  });
  return {
    ...server,
    clock,
    broker,
    others,
    dispatch: createDispatch(server),
    sockets: openSockets(broker, { name: parts.name, beforeFirst: () => run(async () => {}) }),
    codes: () => sentCodes(domain),
  };
};

/** Real time: heart-beats must not follow a clock that is advanced by weeks. */
export const realTimers = (): Timers => ({
  now: () => performance.now(),
  setInterval: (run, ms) => {
    const timer = globalThis.setInterval(run, ms);
    return () => globalThis.clearInterval(timer);
  },
  clearInterval: (cancel) => {
    if (typeof cancel === 'function') cancel();
  },
});
