import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';

const hostile = [
  '<script>window.hacked = "script"</script>',
  '<img src="x" onerror="window.hacked = \'onerror\'">',
  '<svg onload="window.hacked = \'svg\'"><script>window.hacked = "svg script"</script></svg>',
  '<svg><animate onbegin="window.hacked = \'begin\'" attributeName="x" dur="1s"></animate></svg>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<iframe src="javascript:parent.hacked = 2"></iframe>',
  '<object data="javascript:parent.hacked = 3"></object><embed src="javascript:parent.hacked = 4">',
  '<a href="javascript:window.hacked = 5">click me</a>',
  '<a href="java&#10;script:window.hacked = 6">click me</a>',
  '<a href="data:text/html,<script>opener.hacked = 7</script>" target="_blank">click me</a>',
  '<form action="javascript:window.hacked = 8"><button>click me</button></form>',
  '<details open ontoggle="window.hacked = 9"><summary>click me</summary></details>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=11>"></noscript>',
  '<template><img src=x onerror="window.hacked = 12"></template>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<style>@import "https://evil.example/a.css"; body { display: none }</style><link rel="stylesheet" href="https://evil.example/b.css">',
  '<p id="root" onclick="window.hacked = 13" style="position:fixed;inset:0;background:url(https://evil.example/c)">click me</p>',
  '<input autofocus onfocus="window.hacked = 14"><video><source onerror="window.hacked = 15"></video>',
  // Last, because it may swallow the rest.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=10&gt;">',
];

test('[R3-46] nothing in the body of an article runs, loads or leads astray', async ({ I, page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await page.addInitScript(
    (html) => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const answer = await fetch(input, init);
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
        if (!/^\/news\/news\/\d+$/.test(pathname)) return answer;
        const body = await answer.json();
        return Response.json({ ...body, data: { ...body.data, content: html } });
      };
    },
    `<h2>before</h2><p>the text</p>${hostile.join('')}`,
  );
  await I.goTo(articlePath);
  await expect(page.getByText('the text')).toBeVisible();
  await expect(I.body.getByRole('heading', { name: 'before' })).toBeVisible();
  for (const target of await I.body.getByText('click me').all()) await target.click({ force: true, timeout: 2_000 });
  const traces = await I.body.evaluate((body) => ({
    hacked: Reflect.get(window, 'hacked') ?? null,
    elements: [
      ...body.querySelectorAll('script, iframe, object, embed, form, input, style, link, meta, base, template'),
    ].length,
    handlers: [...body.querySelectorAll('*')].flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => /^on|^style$|^srcdoc$/.test(name) && !element.matches('[style*="aspect-ratio"]')),
    ),
    schemes: [...body.querySelectorAll('a[href]')]
      .map((link) => (link instanceof HTMLAnchorElement ? link.protocol : ''))
      .filter((scheme) => !/^https?:$/.test(scheme)),
  }));
  expect(traces).toEqual({ hacked: null, elements: 0, handlers: [], schemes: [] });
  expect(outside).toEqual([]);
  await expect(page).toHaveURL(articlePath);
});
