import { expect, test } from 'vitest';
import { parseWechatPoll, wechatPath, wechatPollHold } from '#services/contract/wechat.contract.ts';
import { loginByWechat } from '../domain/rules/login.ts';
import { phone, ticketLife } from '../domain/rules/wechat.ts';
import { smallSeed } from '../domain/testing.ts';
import { createBackend } from '../hosts/node.ts';

const setup = async () => {
  const backend = createBackend({ seed: smallSeed() });
  const opened = await backend.fetch(wechatPath.open, { method: 'POST' });
  const { uuid }: { uuid: string } = await opened.json();
  const poll = (last = '') =>
    backend.fetch(`${wechatPath.poll}?uuid=${uuid}${last}`).then((response) => response.text());
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { backend, uuid, poll, settle };
};

test('a poll without news is held for 25 s and answers 408 to the letter', async () => {
  const { backend, poll, settle } = await setup();
  const pending = poll();
  await settle();
  backend.clock.advance(wechatPollHold);
  expect(await pending).toBe("window.wx_errcode=408;window.wx_code='';");
});

test('scan and confirm release the poll at once; the code logs in, once', async () => {
  const { backend, poll, settle } = await setup();
  const waiting = poll();
  await settle();
  phone.scan(backend.domain);
  expect(await waiting).toBe("window.wx_errcode=404;window.wx_code='';");
  const scanned = poll('&last=404');
  await settle();
  phone.confirm(backend.domain, 'openid-liran');
  const confirmed = parseWechatPoll(await scanned);
  expect(confirmed?.errcode).toBe(405);
  expect(loginByWechat(backend.domain, 'wechat-web', confirmed?.code ?? '').identity).toBe('1001');
});

test('cancelled is 403; expired, too old or unknown is 402', async () => {
  const first = await setup();
  phone.cancel(first.backend.domain);
  expect(await first.poll()).toBe("window.wx_errcode=403;window.wx_code='';");
  const second = await setup();
  phone.expire(second.backend.domain);
  expect(await second.poll()).toBe("window.wx_errcode=402;window.wx_code='';");
  const third = await setup();
  third.backend.clock.advance(ticketLife + 1);
  expect(await third.poll()).toBe("window.wx_errcode=402;window.wx_code='';");
  const unknown = await third.backend.fetch(`${wechatPath.poll}?uuid=nothing`);
  expect(await unknown.text()).toBe("window.wx_errcode=402;window.wx_code='';");
});

test('the picture is an SVG of the ticket; the phone without an open ticket does nothing', async () => {
  const { backend, uuid } = await setup();
  const picture = await backend.fetch(`${wechatPath.picture}/${uuid}`);
  expect([picture.headers.get('content-type'), (await picture.text()).startsWith('<svg ')]).toEqual([
    'image/svg+xml',
    true,
  ]);
  phone.cancel(backend.domain);
  const before = backend.domain.events.length;
  phone.scan(backend.domain);
  phone.confirm(backend.domain, 'openid-liran');
  phone.expire(backend.domain);
  expect(backend.domain.events.length).toBe(before);
});
