import { expect, onTestFinished, test } from 'vitest';
import { selectOpen } from '#machines/messages/conversations.machine.ts';
import { type AdjustableClock, createClock, stoppedTime } from '#mocks/clock.ts';
import { createDomain } from '#mocks/domain/domain.ts';
import type { DomainEvent } from '#mocks/domain/events.ts';
import { assemble, realTimers } from '#mocks/hosts/backend.ts';
import type { DomainLog, LogHead } from '#mocks/hosts/domain-log.ts';
import { makeSeed } from '#mocks/hosts/make-seed.ts';
import { connectionsOf, type NodeBackend } from '#mocks/hosts/node.ts';
import { type Channel, type News, oneAtATime, shareDomain } from '#mocks/hosts/sharing.ts';
import { seededRandom } from '#mocks/random.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const start = Date.UTC(2026, 7, 3, 1);

/** One log, one lock and one channel, as the tabs of a browser have them; `server` is what one tab runs. */
const origin = () => {
  let head: LogHead = { generation: 'g', epoch: start, scenario: 'fresh', offset: 0 };
  const events: DomainEvent[] = [];
  const log: DomainLog = {
    read: async (after) => ({ head, events: events.filter(({ seq }) => seq > after) }),
    append: async (fresh) => void events.push(...fresh),
    saveHead: async (next) => {
      head = next;
    },
    restart: async () => {},
    close: () => {},
  };
  const exclusive = oneAtATime();
  const listeners = new Set<(news: News) => void>();
  const server = (name: string, clock: AdjustableClock): NodeBackend => {
    const domain = createDomain({ now: clock.now, random: seededRandom(name.length), seed: makeSeed(start) });
    const own = new Set<(news: News) => void>();
    const channel: Channel = {
      notify: (news) => {
        for (const listener of listeners) if (!own.has(listener)) listener(news);
      },
      listen: (listener) => {
        own.add(listener);
        listeners.add(listener);
      },
      close: () => {},
    };
    const { run } = shareDomain({ domain, clock, log, head, exclusive, channel, seedOf: () => makeSeed(start) });
    const backend = assemble({ domain, clock, run, latency: () => 0, timers: realTimers(), name });
    return {
      ...backend,
      ...connectionsOf(backend),
      stop: () => backend.others.end(),
    };
  };
  return { server, events };
};

test('[R1-11][R4.6-5] two members, each in a tab with a server of its own, talk to each other through the one domain', async () => {
  const { server, events } = origin();
  const members = { liran: '1001', wangfang: '1002' } as const;
  const clock = createClock(stoppedTime(start));
  const tabs = (['liran', 'wangfang'] as const).map((persona) => {
    const backend = server(persona, clock);
    const { app } = openBrowser(backend).openTab();
    onTestFinished(() => {
      app.stop();
      backend.stop();
    });
    return { persona, backend, app, memberId: members[persona] };
  });
  const wait = async (steps = 40) => {
    for (let step = 0; step < steps; step += 1) {
      clock.advance(10);
      await settle();
    }
  };
  for (const { app, persona } of tabs) app.send({ type: 'sso.returned', ticket: `sso-${persona}` });
  await wait(120);
  const conversationsAt = (at: number) => {
    const conversations = tabs[at]?.app.getSnapshot().children.conversations;
    if (!conversations) throw new Error('no conversations');
    return conversations;
  };
  const shown = (at: number) =>
    selectOpen(conversationsAt(at).getSnapshot())
      ?.getSnapshot()
      .context.messages.slice(-3)
      .map(({ msgFrom, msgContent }) => `${msgFrom} ${msgContent}`);
  for (const at of [0, 1]) conversationsAt(at).send({ type: 'conversation.select', convId: '70001' });
  await wait();
  for (const [at, text] of [
    [0, '周二上午到工厂，方便吗'],
    [1, '方便，我去高铁站接您'],
    [0, '好，到时见'],
  ] as const) {
    const ref = selectOpen(conversationsAt(at).getSnapshot());
    ref?.send({ type: 'text.change', text });
    ref?.send({ type: 'message.send' });
    await wait(150);
  }
  const texts = ['1001 周二上午到工厂，方便吗', '1002 方便，我去高铁站接您', '1001 好，到时见'];
  expect([shown(0), shown(1)]).toEqual([texts, texts]);
  expect(events.filter(({ type }) => type === 'message.sent')).toHaveLength(3);
  expect(tabs[0]?.backend.domain.events).toEqual(tabs[1]?.backend.domain.events);
});
