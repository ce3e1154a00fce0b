const host = 'evil.example';

/** What browsers, proxies and half decoders take for the slashes that lead to another host. */
const slashes = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '/\\/', '//\\', '\\\\\\', '/\t/', '/\n/', '/\r/', '/\r\n/', '\t//'],
  ...['\n//', ' //', '/ /', '/\u0000/', '/\u000b/', '/\u000c/', '/\u0001/', '/\u007f/', '/\u0085/', '/\u00a0/'],
  ...['/\u00ad/', '/\u200b/', '/\u200d/', '/\u2028/', '/\u2060/', '/\ufeff/', '／／', '/／', '/＼', '/﹨', '/⁄', '/∕'],
  ...['/⧸', '/╱', '/.//', '/..//', '/./\\', '/news/..//', '/news/../..//', '/%2e//', '/%2e%2e//', '/.%2e//', '/;//'],
].filter((start) => start !== '/;//');

/** Who is asked behind them. */
const hosts = [
  host,
  `shiye.example@${host}`,
  `shiye.example:443@${host}`,
  `shiye.example%40${host}`,
  `${host}:80`,
  'evil。example',
  'evil%E3%80%82example',
  'xn--evl-8ma.example',
  '2130706433',
  '0x7f.1',
  '[::1]',
];

const schemes = [
  ...['https:', 'http:', 'HTTPS:', 'hTTps:', 'ftp:', 'ws:', 'wss:', 'file:', 'blob:https:', 'view-source:https:'],
].flatMap((scheme) => [`${scheme}//${host}`, `${scheme}${host}`, `${scheme}/${host}`, `${scheme}\\\\${host}`]);

const running = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)'],
  ...[' javascript:alert(1)', '\u0001javascript:alert(1)', 'javascript://shiye.example/%0aalert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'about:blank', 'intent://scan/#Intent;end'],
  ...['weixin://dl/chat', 'mailto:a@evil.example', 'filesystem:https://shiye.example/a'],
];

const odd = [
  ...['', ' ', '@evil.example', '.evil.example', 'evil.example', '?x', '#x', '%', '%2', '%zz', 'null', 'undefined'],
  ...['/%09/evil.example', '/%0d%0a/evil.example', '/%2F%2Fevil.example%', '/%252F%252Fevil.example%zz'],
  ...['/%5C%E7evil.example', '/%EF%BC%8Fevil.example', '/%25EF%25BC%258Fevil.example', '/news/1%0d%0aSet-Cookie:x'],
  ...['/news?x=a%5Cb', '/news#\\\\evil.example'],
  ...['news/1', './news', '../news', ' /news', '\u3000/news', '/news\\..\\..\\evil.example', '/news\r\nLocation: x'],
];

const starts = slashes.map((start) => `${start}${host}`);
const behind = hosts.flatMap((each) => [`//${each}/`, `/\\${each}`, `///${each}/%2e%2e`]);
/** The first slash stays: a value that begins otherwise is refused anyhow. */
const hidden = (value: string): string =>
  value.startsWith('/') ? `/${encodeURIComponent(value.slice(1))}` : encodeURIComponent(value);
const once = [...starts, ...behind].filter((value) => !value.includes('%')).map(hidden);

/** Addresses that must not lead anywhere: as `redirect`, as `nextUrl`, behind `/redirect/`, in an old hash address. */
export const hostileAddresses: readonly string[] = [
  ...new Set([
    ...starts,
    ...behind,
    ...schemes,
    ...running,
    ...odd,
    ...once,
    ...once.map(hidden),
    ...starts.map(encodeURIComponent),
  ]),
];

/** Those that must go on working. */
export const goodAddresses: readonly string[] = [
  '/',
  '/people',
  '/people/7',
  '/news/12?x=1#part',
  '/news/drinks/tea/8',
  '/events/',
  '/events/80012',
  '/community/post/700500',
  '/community/message/70001',
  '/community/system-message#apply',
  '/community/circle/post/create?circle=7',
  '/search/news/%E7%B3%96',
  '/search/news/a%2Fb',
  '/search/news/100%25',
  '/search/news/a+b%20c',
  '/site/about?from=%E4%B8%AD%E6%96%87',
];
