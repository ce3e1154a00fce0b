import { wechatPath, wechatPollHold, wechatPollText, wxErrcode } from '#services/contract/wechat.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { authorize, openTicket, ticketCode, ticketNow, unboundOpenid } from '../domain/rules/wechat.ts';
import { digest } from '../domain/secrets.ts';
import type { TicketState } from '../domain/tables.ts';
import type { Server } from './server.ts';

/** WeChat service, without envelopes; null for other paths. */
export const answerWechat = async (server: Server, request: Request): Promise<Response | null> => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === wechatPath.open && request.method === 'POST') {
    return server.run(async () => Response.json({ uuid: openTicket(server.domain) }));
  }
  if (pathname === wechatPath.authorize && request.method === 'POST') {
    return server.run(async () => Response.json({ code: consent(server.domain, searchParams.get('as')) }));
  }
  if (pathname === wechatPath.poll && request.method === 'GET') {
    return poll(server, searchParams.get('uuid') ?? '', searchParams.get('last') === '404', request.signal);
  }
  if (pathname.startsWith(`${wechatPath.picture}/`) && request.method === 'GET') {
    const uuid = pathname.slice(wechatPath.picture.length + 1);
    return new Response(picture(uuid), { headers: { 'content-type': 'image/svg+xml' } });
  }
  return null;
};

const boundPersona = 'liran';

const consent = (domain: Domain, as: string | null): string | null => {
  if (as === 'denied') return null;
  const memberId = domain.seed.personas.get(boundPersona);
  const known = memberId === undefined ? null : domain.tables.members.get(memberId)?.openid;
  return authorize(domain, as === 'unbound' || known == null ? unboundOpenid(domain) : known);
};

/** Long poll: answers when the ticket leaves the known state, at the latest after 25 s. */
const poll = async (server: Server, uuid: string, knowsScan: boolean, signal: AbortSignal): Promise<Response> => {
  await server.run(async () => {});
  const known: TicketState = knowsScan ? 'scanned' : 'waiting';
  const isNews = () => ticketNow(server.domain, uuid).state !== known;
  if (!isNews() && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const finish = () => {
        server.clock.clearTimeout(timer);
        unsubscribe();
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const timer = server.clock.setTimeout(finish, wechatPollHold);
      const unsubscribe = server.domain.subscribe(() => {
        if (isNews()) finish();
      });
      signal.addEventListener('abort', finish);
    });
  }
  const ticket = ticketNow(server.domain, uuid);
  const text = wechatPollText({ errcode: wxErrcode[ticket.state], code: ticketCode(ticket) });
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
};

const picture = (uuid: string): string => {
  const size = 25;
  const isEye = (x: number, y: number) =>
    [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ].some(([left = 0, top = 0]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
  const dots: string[] = [];
  for (let y = 0; y < size; y += 1) {
    const bits = Number.parseInt(digest('qr', uuid, y).slice(0, 6), 36);
    for (let x = 0; x < size; x += 1) if (!isEye(x, y) && (bits >> (x % 25)) & 1) dots.push(`M${x} ${y}h1v1h-1z`);
  }
  const eye = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${size + 4} ${size + 4}"><rect x="-2" y="-2" width="${size + 4}" height="${size + 4}" fill="#fff"/><path fill-rule="evenodd" d="${eye(0, 0)}${eye(size - 7, 0)}${eye(0, size - 7)}${dots.join('')}"/></svg>`;
};
