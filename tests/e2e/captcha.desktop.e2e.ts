import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { realBuild } from '../harness/real-build.ts';
import { test } from '../pages/fixtures.ts';
import { type Backend, connect, startBackend } from '../pages/real-site.ts';

let backend: Backend;

test.beforeAll(async () => {
  backend = await startBackend();
});

test.afterAll(() => {
  backend.stop();
});

/** A vendor's script as docs/captcha-frame.html asks for it: it tries to reach the page around it, and must not. */
const vendor = `
  let reached = 'nothing';
  try { reached = parent.document.title } catch {}
  const value = (kind) => kind + '-' + '0'.repeat(24) + '-' + reached;
  globalThis.AWSC = {
    use: (name, ready) =>
      ready('loaded', {
        init: ({ success }) => ({
          getNVCValAsync: (give) => setTimeout(() => give(value('nvc'))),
          getNC: ({ renderTo }) => {
            const button = document.createElement('button');
            button.textContent = '按住滑块';
            button.onclick = () => success(value('slide'));
            document.getElementById(renderTo).append(button);
          },
        }),
      }),
  };`;

const frame = (site: string): string =>
  readFileSync(join(root, 'docs', 'captcha-frame.html'), 'utf8').replace(
    /data-site="[^"]*"/,
    `data-site="https://events.shiye.example ${site}"`,
  );

test('[R8.1-4 R4.4-4 R4.4-5] a captcha of a vendor in its own frame: silent, then its slider, then the code', async ({
  I,
  context,
  page,
}, info) => {
  const { origin, close, refused } = await connect(context, info.outputPath('site'), backend.api);
  await context.route('https://captcha-vendor.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: vendor }),
  );
  await context.route(`${realBuild.captcha}*`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: frame(origin) }),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    const value = /"nvcVal":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (value) sent.push(value);
  });
  await page.goto(`${origin}/404`);
  await I.openSmsLogin();
  await I.requestCode('13900030400');
  await page.frameLocator('dialog iframe, [role=dialog] iframe').getByRole('button', { name: '按住滑块' }).click();
  await I.seeCodeSent();
  expect(sent).toEqual([expect.stringMatching(/^nvc-\w+-nothing$/), expect.stringMatching(/^slide-\w+-nothing$/)]);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(refused).toEqual([]);
  close();
});
