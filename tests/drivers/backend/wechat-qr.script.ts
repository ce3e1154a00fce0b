import { openTicketOf, phone, strangerOpenid } from '#mocks/domain/rules/wechat.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { wechatPollHold } from '#services/contract/wechat.contract.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { loginOf, wangfang } from './logins.ts';
import type { Script } from './play.ts';
import type { Scene } from './scene.ts';

const ticketIn = ({ backend: { world } }: Scene) => {
  const ticket = openTicketOf(world);
  if (!ticket) throw new Error('no picture is shown');
  return ticket;
};

export const wechatQrScript: Script = {
  begin: ({ backend, store }, path) => {
    const input = path[0]?.event.input;
    if (input?.intent === 'bind') store.save(stored.session, loginOf(backend, `+86${wangfang}`));
    return input;
  },
  stories: {
    // The question is answered when WeChat has waited long enough; the picture stays young, as in the model.
    'nothing happens on the phone': (scene) => {
      const { world, clock } = scene.backend;
      const ticket = ticketIn(scene);
      world.tables.tickets.set(ticket.uuid, { ...ticket, at: clock.now() });
      return async () => {
        await settle();
        clock.advance(wechatPollHold);
      };
    },
    'the phone scans': ({ backend: { world } }) => phone.scan(world),
    'the phone confirms': ({ backend: { world } }) => phone.confirm(world, strangerOpenid(world)),
    'the phone allows nothing': (scene) => {
      const ticket = ticketIn(scene);
      scene.backend.world.tables.tickets.set(ticket.uuid, { ...ticket, state: 'confirmed', nonce: null });
    },
    'the phone cancels': ({ backend: { world } }) => phone.cancel(world),
    'the picture expires': ({ backend: { world } }) => phone.expire(world),
  },
};
