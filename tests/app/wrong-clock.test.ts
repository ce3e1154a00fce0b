import { describe, expect, test } from 'vitest';
import { nothing } from '#machines/kit/form.ts';
import { entryForms } from '#machines/registration/entry-form.ts';
import { monthAt } from '#machines/registration/months.ts';
import { selectSecondsLeft } from '#machines/session/sms-code.machine.ts';
import { selectIsLimited } from '#machines/session/visits.machine.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { addWork, fillProfile, signUp } from './sign-up.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** A tab whose device reads another time than the backend; it can be set while the page is open. */
const openAt = async (skew: number) => {
  const browser = openBrowser();
  const { clock } = browser.backend;
  const device = { skew };
  const tab = browser.openTab({}, { clock: { ...clock, now: () => clock.now() + device.skew } });
  await tab.visit('/');
  await settle();
  return { browser, tab, device };
};

/** As a traveller's device does it, in the middle of a session. */
const inZone = async (zone: string, run: () => Promise<void>): Promise<void> => {
  const home = process.env.TZ;
  process.env.TZ = zone;
  try {
    await run();
  } finally {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  }
};

describe.each([-day, day])('a device clock that is wrong by %i ms', (skew) => {
  test('[R4.4-1 R4.4-2] the countdown lasts its 60 seconds, also when the clock is put right meanwhile', async () => {
    const { browser, tab, device } = await openAt(skew);
    tab.app.send({ type: 'login.wanted', byTap: true });
    await settle();
    tab.at('login').send({ type: 'tab.choose', tab: 'sms' });
    const sms = tab.at('login/smsLogin');
    sms.send({ type: 'field.change', field: 'mobile', text: '139 1234 5678' });
    sms.send({ type: 'code.request' });
    await settle();
    const left = () => selectSecondsLeft(tab.at('login/smsLogin/smsCode').getSnapshot());
    expect(left()).toBe(60);
    for (let second = 0; second < 10; second++) await browser.advance(1_000);
    expect(left()).toBe(50);
    device.skew = 0;
    await browser.advance(1_000);
    // Put back, it goes on; put forward, the wait counts as over, and the backend has the last word.
    expect(left()).toBe(skew > 0 ? 50 : 0);
  });

  test('[R4.2-1 R5.4-9 R5.4-10] a newcomer logs in and registers', async () => {
    const { browser, tab } = await openAt(skew);
    await signUp(browser, tab);
    await fillProfile(browser, tab);
    await addWork(browser, tab, 'entry.finish');
    expect(tab.at('wizard').getSnapshot().value).toBe('education');
    for (let minute = 0; minute < 5; minute++) await browser.advance(60_000);
    expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'completing' });
  });

  test('[R1-3 R4.3-13] once it is put right, companies seen count for one day', async () => {
    const { browser, tab, device } = await openAt(skew);
    const visits = tab.at('visits');
    const open = async () => {
      visits.send({ type: 'page.entered', page: 'company' });
      visits.send({ type: 'page.opened', page: 'company' });
      await settle();
    };
    await open();
    device.skew = 0;
    await open();
    await browser.advance(day + hour);
    await open();
    expect(selectIsLimited(visits.getSnapshot())).toBe(false);
    await open();
    await open();
    expect(selectIsLimited(visits.getSnapshot())).toBe(true);
  });
});

test('[R5.4-10 R3-26] the month that it is does not depend on the zone of the device', async () => {
  const lastEvening = Date.UTC(2026, 0, 31, 16, 30);
  const form = { texts: { startTime: '2026-02' }, ids: {} };
  for (const zone of ['Asia/Shanghai', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
    await inZone(zone, async () => {
      expect(new Date(lastEvening).getTimezoneOffset()).toBe(
        { 'Asia/Shanghai': -480, 'Pacific/Kiritimati': -840 }[zone] ?? 480,
      );
      expect(monthAt(lastEvening)).toBe('2026-02');
      const judged = entryForms.work.judged({ base: nothing, typed: form, errors: {}, now: monthAt(lastEvening) });
      expect(judged.errors.startTime).toBeUndefined();
    });
  }
});

test('[R4.3-7 R4.3-8 R4.4-2] whoever travels through the zones stays logged in, and waits no longer for a code', async () => {
  const { browser, tab } = await openAt(0);
  await signUp(browser, tab);
  const { token } = tab.at('session').getSnapshot().context.login;
  await inZone('America/Los_Angeles', async () => {
    for (let minute = 0; minute < 3; minute++) await browser.advance(60_000);
  });
  await inZone('Pacific/Kiritimati', async () => {
    for (let minute = 0; minute < 3; minute++) await browser.advance(60_000);
  });
  expect(tab.at('session').getSnapshot().context.login.token).toBe(token);
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'completing' });
});
