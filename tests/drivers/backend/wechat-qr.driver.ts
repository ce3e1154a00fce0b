import { openTicketOf, phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { wechatPollHold } from '#services/contract/wechat.contract.ts';
import { settle } from '../../harness/virtual-clock.ts';
import type { ChartFixture } from './fixture.ts';
import { loginOf, wangfang } from './logins.ts';
import type { Driver } from './play-path.ts';

const ticketIn = ({ backend: { domain } }: ChartFixture) => {
  const ticket = openTicketOf(domain);
  if (!ticket) throw new Error('no picture is shown');
  return ticket;
};

export const wechatQrDriver: Driver = {
  begin: ({ backend, store }, { intent }) => {
    if (intent === 'bind') store.save(stored.session, loginOf(backend, `+86${wangfang}`));
  },
  stories: {
    // The question is answered when WeChat has waited long enough; the picture stays young, as in the model.
    'nothing happens on the phone': (fixture) => {
      const { domain, clock } = fixture.backend;
      const ticket = ticketIn(fixture);
      domain.tables.tickets.set(ticket.uuid, { ...ticket, at: clock.now() });
      return async () => {
        await settle();
        clock.advance(wechatPollHold);
      };
    },
    'the phone scans': ({ backend: { domain } }) => phone.scan(domain),
    'the phone confirms': ({ backend: { domain } }) => phone.confirm(domain, unboundOpenid(domain)),
    'the phone allows nothing': (fixture) => {
      const ticket = ticketIn(fixture);
      fixture.backend.domain.tables.tickets.set(ticket.uuid, { ...ticket, state: 'confirmed', nonce: null });
    },
    'the phone cancels': ({ backend: { domain } }) => phone.cancel(domain),
    'the picture expires': ({ backend: { domain } }) => phone.expire(domain),
  },
};
