import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import type { DirectSockets } from '#mocks/broker/direct-socket.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import { openPlainBrowser } from './browser.ts';
import { settle } from './virtual-clock.ts';

export type Side = 'liran' | 'wangfang';
export const sides: readonly Side[] = ['liran', 'wangfang'];
export const memberIds = { liran: '1001', wangfang: '1002' } as const;

/** 李然 and 王芳, each logged in in a browser of the own. */
export const openTwoWriters = async (backend: NodeBackend, sockets: DirectSockets) => {
  const { domain, clock } = backend;
  const browsers = { liran: openPlainBrowser(backend), wangfang: openPlainBrowser(backend) };
  const open = (side: Side) => browsers[side].openTab({}, { openSocket: sockets.open });
  const tabs = { liran: open('liran'), wangfang: open('wangfang') };
  const advance = async (ms: number, steps = 1): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      clock.advance(ms);
      await settle();
    }
  };
  for (const side of sides) tabs[side].app.send({ type: 'sso.returned', ticket: `sso-${side}` });
  await advance(20, 12);

  const conversationsOf = (side: Side): ConversationsActor => {
    const found = tabs[side].app.getSnapshot().children.conversations;
    if (!found) throw new Error(`${side} has no conversations`);
    return found;
  };
  const select = (side: Side, convId: string): void =>
    conversationsOf(side).send({ type: 'conversation.select', convId });
  const refOf = (side: Side, convId: string) => conversationsOf(side).getSnapshot().context.refs[convId];
  return {
    advance,
    /** Gives false where nothing can be written now. */
    write: (side: Side, convId: string, text: string): boolean => {
      select(side, convId);
      const ref = refOf(side, convId);
      if (!ref?.getSnapshot().matches({ composer: 'writing' })) return false;
      ref.send({ type: 'text.change', text });
      ref.send({ type: 'message.send' });
      return true;
    },
    /** Written and stored; what is on its way or waits must come out all the same. */
    reload: async (side: Side): Promise<void> => {
      await settle();
      tabs[side].app.stop();
      tabs[side] = open(side);
      await advance(20, 12);
    },
    /** A token that ends after a second, and then the line. */
    endToken: async (side: Side): Promise<void> => {
      const credentials = issueTokens(domain, { memberId: memberIds[side], openid: null }, 1_000);
      tabs[side].app.getSnapshot().children.session?.send({ type: 'session.opened', credentials, at: clock.now() });
      await advance(100, 12);
      sockets.cut(false);
    },
    waiting: (): number =>
      sides
        .map((side) => conversationsOf(side).getSnapshot().children.outbox?.getSnapshot().context.box.entries)
        .reduce((sum, entries) => sum + (entries?.length ?? 0), 0),
    /** A whole conversation, as one of them sees it. */
    shownTo: async (side: Side, convId: string): Promise<readonly Message[]> => {
      select(side, convId);
      await advance(20, 3);
      for (let tries = 0; tries < 500; tries++) {
        const snapshot = refOf(side, convId)?.getSnapshot();
        if (!snapshot) return [];
        if (snapshot.context.isAll) break;
        refOf(side, convId)?.send({ type: 'history.older' });
        await advance(20);
      }
      return refOf(side, convId)?.getSnapshot().context.messages ?? [];
    },
    close: (): void => {
      for (const side of sides) tabs[side].app.stop();
    },
  };
};
