import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
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

/** Where what others wrote is shown: articles, events with their agenda, the house's own pages. */
const pages = [articlePath, eventPath, '/site/about'] as const;

// The policy reports what the sanitiser reads before it drops it.
test.use({ expectedProblems: [/violates the following Content Security Policy directive/] });

test('[R3-46] nothing that others wrote runs, loads or leads astray', async ({ I, page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await page.addInitScript(
    (html) => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const answer = await fetch(input, init);
        if (!answer.headers.get('content-type')?.includes('json')) return answer;
        const body = await answer.json();
        for (const field of ['content', 'agenda']) {
          if (/<\w+/.test(body?.data?.[field] ?? '')) body.data[field] = html;
        }
        return Response.json(body, { status: answer.status });
      };
    },
    `<h2>before</h2><p>the text</p>${hostile.join('')}`,
  );
  await I.goTo('/404');
  for (const path of pages) {
    await I.follow(path);
    const bodies = page.getByRole('main').locator('div:has(> p:text-is("the text"))');
    await expect(bodies.first().getByRole('heading', { name: 'before' })).toBeVisible();
    for (const body of await bodies.all()) {
      const targets = path === articlePath ? await body.getByText('click me').all() : [];
      for (const target of targets) await target.click({ force: true, timeout: 2_000 });
      const traces = await body.evaluate((element) => ({
        hacked: Reflect.get(window, 'hacked') ?? null,
        elements: [
          ...element.querySelectorAll('script, iframe, object, embed, form, input, style, link, meta, base, template'),
        ].length,
        handlers: [...element.querySelectorAll('*')].flatMap((each) =>
          each
            .getAttributeNames()
            .filter((name) => /^on|^style$|^srcdoc$/.test(name) && !each.matches('[style*="aspect-ratio"]')),
        ),
        schemes: [...element.querySelectorAll('a[href]')]
          .map((link) => (link instanceof HTMLAnchorElement ? link.protocol : ''))
          .filter((scheme) => !/^https?:$/.test(scheme)),
      }));
      expect({ path, ...traces }).toEqual({ path, hacked: null, elements: 0, handlers: [], schemes: [] });
    }
    await expect(page).toHaveURL(path);
  }
  expect(outside).toEqual([]);
});
