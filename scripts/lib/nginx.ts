import { fileTypes } from './file-types.ts';
import type { Headers } from './headers.ts';

interface NginxOptions {
  readonly headers: Headers;
  readonly folder: string;
  /** One, or one per site. */
  readonly hosts: readonly string[];
  /** An address and port, or a port, for http; redirects to https with `tls`. */
  readonly listen: string;
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
  /** Proxies `path` (`/api/`) to the backend `to`, including WebSockets. */
  readonly api?: { readonly path: string; readonly to: string } | undefined;
}

interface Given {
  readonly hosts: string;
  readonly certificate?: string | undefined;
  readonly key?: string | undefined;
  readonly api?: string | undefined;
}

export const nginxGiven = ({ hosts, certificate, key, api }: Given): Pick<NginxOptions, 'hosts' | 'tls' | 'api'> => {
  const names = hosts.split(',');
  const wrong = names.find((name) => !/^[\p{L}\p{N}.*-]+$/u.test(name));
  if (wrong !== undefined) throw new Error(`--hosts has "${wrong}": names with commas between them are needed.`);
  if ((certificate === undefined) !== (key === undefined)) throw new Error('--certificate and --key belong together.');
  const [, path, to] = /^(\/\S+\/)=(https?:\/\/[^\s;]+)$/.exec(api ?? '') ?? [];
  if (api !== undefined && !(path && to))
    throw new Error(`--api is "${api}": a path and an address are needed, such as /api/=http://127.0.0.1:8787/`);
  return {
    hosts: names,
    tls: certificate && key ? { certificate, key } : undefined,
    api: path && to ? { path, to } : undefined,
  };
};

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Without text/html, which nginx adds itself. */
const typesOf = (pattern: RegExp): string =>
  [...new Set(Object.values(fileTypes).filter((type) => type !== 'text/html' && pattern.test(type)))].join(' ');

const maps = [
  '# A page has no file of its own: the app answers it. A picture or a script that is missing stays missing.',
  'map "$http_accept|$uri" $shiye_page {',
  '  "~*text/html" /index.html;',
  '  "~^\\|.*/[^/.]*$" /index.html;',
  '  "~\\*/\\*.*\\|.*/[^/.]*$" /index.html;',
  '  default /.none;',
  '}',
  '# Names of files below /assets/ change with what is in them; a service worker and the page are asked for anew.',
  'map "$status$uri" $shiye_kept {',
  '  "~^[45]" "no-store";',
  '  "~^\\d+/assets/" "public, max-age=31536000, immutable";',
  '  default "no-cache";',
  '}',
];

const proxied = ({ path, to }: { readonly path: string; readonly to: string }): readonly string[] => [
  `location ${path} {`,
  `  proxy_pass ${to};`,
  '  proxy_http_version 1.1;',
  '  proxy_set_header Host $host;',
  '  proxy_set_header X-Forwarded-Proto $scheme;',
  '  proxy_set_header X-Forwarded-For $remote_addr;',
  '  proxy_set_header Upgrade $http_upgrade;',
  '  proxy_set_header Connection $shiye_upgrade;',
  '  # Longer than the 25 s for which the login by a scanned picture is held.',
  '  proxy_read_timeout 120s;',
  '  proxy_buffering off;',
  '}',
];

const upgrade = ['map $http_upgrade $shiye_upgrade {', '  default upgrade;', '  "" "";', '}'];

/** For the `http` block; equivalent to `static-server.ts`. */
export const nginxConf = ({ headers, folder, hosts, listen, tls, api }: NginxOptions): string => {
  const names = hosts.join(' ');
  const types = Object.entries(fileTypes).map(([ending, type]) => `  ${type} ${ending.slice(1)};`);
  const server = [
    ...(tls
      ? ['listen 443 ssl http2;', `ssl_certificate ${tls.certificate};`, `ssl_certificate_key ${tls.key};`]
      : [`listen ${listen};`]),
    ...(tls ? ['ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_session_cache shared:shiye:10m;'] : []),
    `server_name ${names};`,
    `root ${folder};`,
    'server_tokens off;',
    'absolute_redirect off;',
    '',
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${typesOf(/^text\/|json|\/xml/)};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 512;',
    `gzip_types ${typesOf(/^text\/|json|xml|wasm/)};`,
    '',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header cache-control $shiye_kept always;',
    '',
    ...(api ? [...proxied(api), ''] : []),
    '# What the build says of itself is not for everybody.',
    'location ^~ /.vite/ {',
    '  return 404;',
    '}',
    'location / {',
    '  if ($request_method !~ ^(GET|HEAD)$) {',
    '    return 405;',
    '  }',
    '  try_files $uri $shiye_page =404;',
    '}',
    'location ^~ /assets/ {',
    '  try_files $uri =404;',
    '}',
  ];
  const toHttps = tls
    ? [
        '',
        'server {',
        ...indented([`listen ${listen};`, `server_name ${names};`, 'return 301 https://$host$request_uri;']),
        '}',
      ]
    : [];
  return [...maps, ...(api ? upgrade : []), '', 'server {', ...indented(server), '}', ...toHttps, ''].join('\n');
};
