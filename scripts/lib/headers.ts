/** Build settings that decide which hosts the pages may contact. Origins are separated by spaces or commas. */
export interface DeliveryEnv {
  readonly VITE_BACKEND?: string | undefined;
  readonly VITE_WS?: string | undefined;
  /** The site's origin; https enables HTTPS-only headers. */
  readonly VITE_ORIGIN?: string | undefined;
  readonly VITE_CAPTCHA?: string | undefined;
  /** Other hosts of requests, such as the object storage for uploads. */
  readonly CONNECT_ORIGINS?: string | undefined;
  /** Hosts of images. Default: this origin, and any https host with a real backend. */
  readonly IMAGE_ORIGINS?: string | undefined;
}

export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export const noInline: InlineHashes = { styles: [], scripts: [] };

export type Policy = readonly (readonly [directive: string, ...sources: string[]])[];

const origins = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => new URL(entry).origin);

const socketOrigin = (url: string): string => new URL(url).origin.replace(/^http/, 'ws');

const quoted = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'sha256-${hash}'`);

const isSecure = ({ VITE_ORIGIN }: DeliveryEnv): boolean => VITE_ORIGIN?.startsWith('https:') ?? false;

/** Own files and the backend only. Trusted Types: `default` for workers (`src/services/address/script-files.ts`), DOMPurify's for HTML. */
export const policyOf = (env: DeliveryEnv, inline: InlineHashes = noInline): Policy => {
  const backend = origins(env.VITE_BACKEND);
  const sockets = [...backend, ...origins(env.VITE_WS)].map(socketOrigin);
  const uploads = origins(env.CONNECT_ORIGINS);
  const captcha = backend.length > 0 ? origins(env.VITE_CAPTCHA) : [];
  const pictures = env.IMAGE_ORIGINS ? origins(env.IMAGE_ORIGINS) : backend.length > 0 ? ['https:'] : [];
  const unique = (...sources: readonly string[]) => [...new Set(sources)];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(inline.scripts)],
    ['style-src', "'self'", ...quoted(inline.styles)],
    ['img-src', ...unique("'self'", 'data:', 'blob:', ...backend, ...uploads, ...pictures)],
    ['font-src', "'self'"],
    // A chosen image is read from a `blob:` URL.
    ['connect-src', ...unique("'self'", 'blob:', ...backend, ...sockets, ...uploads)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...(captcha.length > 0 ? captcha : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', 'default'],
    ...(isSecure(env) ? [['upgrade-insecure-requests'] as const] : []),
  ];
};

/** Only valid in a header, not in a meta element. */
const headerOnly = new Set(['frame-ancestors']);

export const policyText = (policy: Policy): string => policy.map((directive) => directive.join(' ')).join('; ');
export const metaText = (policy: Policy): string => policyText(policy.filter(([name]) => !headerOnly.has(name)));

const denied = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'sync-xhr', 'usb', 'xr-spatial-tracking'],
];

export type Headers = Readonly<Record<string, string>>;

/** In lower case. For every answer of the preview server, nginx and others. */
export const headersOf = (env: DeliveryEnv, inline: InlineHashes = noInline): Headers => ({
  'content-security-policy': policyText(policyOf(env, inline)),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': denied.map((feature) => `${feature}=()`).join(', '),
  // The WeChat login and `newTab` open windows that must not access the opener, but that the app may close.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'origin-agent-cluster': '?1',
  ...(isSecure(env) ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** In the build folder; never served. */
export const headersFile = ['.vite', 'headers.json'] as const;
