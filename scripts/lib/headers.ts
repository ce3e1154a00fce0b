/** What a build is made with, as far as it decides whom its pages may talk to. Origins are separated by spaces or commas. */
export interface DeliveryEnv {
  readonly VITE_BACKEND?: string | undefined;
  readonly VITE_WS?: string | undefined;
  /** Where the pages will be; https brings what only https may have. */
  readonly VITE_ORIGIN?: string | undefined;
  /** The page of a vendor's captcha, which is shown in a frame. */
  readonly VITE_CAPTCHA?: string | undefined;
  /** Other hosts that pages talk to, such as the object storage that takes pictures. */
  readonly CONNECT_ORIGINS?: string | undefined;
  /** Hosts that pictures may come from. Without it: this origin, and any https host where a real backend answers. */
  readonly IMAGE_ORIGINS?: string | undefined;
}

/** SHA-256 of what stands in the page itself, in base64. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export const noInline: InlineHashes = { styles: [], scripts: [] };

/** The directives of the Content-Security-Policy, in their order. */
export type Policy = readonly (readonly [directive: string, ...sources: string[]])[];

const origins = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => new URL(entry).origin);

const socketOrigin = (url: string): string => new URL(url).origin.replace(/^http/, 'ws');

const quoted = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'sha256-${hash}'`);

const isSecure = ({ VITE_ORIGIN }: DeliveryEnv): boolean => VITE_ORIGIN?.startsWith('https:') ?? false;

/**
 * What the pages may load, ask and run: their own files, the backend they were built for, and nothing else. No inline
 * script, no `eval`, no style attribute in HTML (React sets styles by property, which needs no leave). Script addresses
 * of workers pass the policy `default` (`src/services/address/script-files.ts`), foreign HTML that of DOMPurify.
 */
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
    // A chosen picture is read out of the page's own memory.
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

/** A page cannot say of itself who may frame it: only a header can. */
const headerOnly = new Set(['frame-ancestors']);

export const policyText = (policy: Policy): string => policy.map((directive) => directive.join(' ')).join('; ');
export const metaText = (policy: Policy): string => policyText(policy.filter(([name]) => !headerOnly.has(name)));

const denied = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'sync-xhr', 'usb', 'xr-spatial-tracking'],
];

export type Headers = Readonly<Record<string, string>>;

/** What every answer carries, in lower case. The same for the preview server, nginx and whatever else serves a build. */
export const headersOf = (env: DeliveryEnv, inline: InlineHashes = noInline): Headers => ({
  'content-security-policy': policyText(policyOf(env, inline)),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': denied.map((feature) => `${feature}=()`).join(', '),
  // The login of WeChat and `newTab` open windows that must not reach back, and may be closed by us.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'origin-agent-cluster': '?1',
  ...(isSecure(env) ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Where a build keeps its headers, below its folder; the server never gives it away. */
export const headersFile = ['.vite', 'headers.json'] as const;
