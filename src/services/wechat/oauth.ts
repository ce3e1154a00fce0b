import type { Authorization } from '../env.ts';

type Asked = Omit<Authorization, 'authorizeUrl'>;

/** A path of this origin: the simulated backend grants consent. */
export const isSimulated = (authorizeUrl: string): boolean => authorizeUrl.startsWith('/');

/**
 * `configured`: the consent page's URL with `appid` and optionally `scope`. WeChat checks the parameters' order and
 * requires the fragment.
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

/** URL of the user's return: with `code` and `state`, or on refusal with `state` alone. */
export const returnAddress = ({ redirectUri, state }: Asked, code: string | null): string => {
  const page = new URL(redirectUri);
  if (code !== null) page.searchParams.set('code', code);
  page.searchParams.set('state', state);
  return page.href;
};
