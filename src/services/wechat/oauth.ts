import type { Authorization } from '../env.ts';

type Asked = Omit<Authorization, 'authorizeUrl'>;

/** A path of ours: the simulated backend agrees in the user's place. */
export const isSimulated = (authorizeUrl: string): boolean => authorizeUrl.startsWith('/');

/**
 * WeChat's consent page, as the official account and the website login have it. `configured` is its address with
 * `appid` and, where it is not the usual one, `scope`. WeChat looks at the order, and refuses without the fragment.
 */
export const authorizeAddress = (configured: string, { redirectUri, state }: Asked): string => {
  const page = new URL(configured);
  const search = new URLSearchParams([
    ['appid', page.searchParams.get('appid') ?? ''],
    ['redirect_uri', redirectUri],
    ['response_type', 'code'],
    ['scope', page.searchParams.get('scope') ?? 'snsapi_userinfo'],
    ['state', state],
  ]);
  return `${page.origin}${page.pathname}?${search}#wechat_redirect`;
};

/** Where WeChat sends the user afterwards: with `code` and `state`, or with `state` alone when they refused. */
export const returnAddress = ({ redirectUri, state }: Asked, code: string | null): string => {
  const page = new URL(redirectUri);
  if (code !== null) page.searchParams.set('code', code);
  page.searchParams.set('state', state);
  return page.href;
};
