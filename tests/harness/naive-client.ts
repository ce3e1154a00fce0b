import type { DirectSockets } from '#mocks/broker/direct-socket.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { openLink } from '#services/realtime/link.ts';

/** A client of 李然 that sends and hopes, and a second after a broken line has another one. */
export const naiveClient = ({ domain, clock }: NodeBackend, sockets: DirectSockets, convId: string) => {
  let sent = 0;
  const open = () => {
    const { access_token: token } = issueTokens(domain, { memberId: '1001', openid: null });
    return openLink(
      { token, openSocket: sockets.open, clock },
      {
        up: () => {},
        pushed: () => {},
        refused: () => {},
        quiet: () => {},
        received: () => {},
        unanswered: () => {},
        down: () =>
          void clock.setTimeout(() => {
            link = open();
          }, 1_000),
      },
    );
  };
  let link = open();
  return {
    /** `sentTime` in milliseconds since 1970. */
    send: (text: string, sentTime: number): void => {
      sent += 1;
      link.send(JSON.stringify({ convId, msgFrom: '1001', msgTo: '1002', msgType: 0, msgContent: text, sentTime }));
    },
    lost: (): number =>
      sent - new Set((domain.tables.messages.get(convId) ?? []).map(({ msgContent }) => msgContent)).size,
    close: (): void => link.close(),
  };
};
