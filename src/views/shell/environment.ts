/** What the build was told (docs/deploy.md). */
export const environment = {
  version: import.meta.env.VITE_APP_VERSION ?? '',
  /** The backend's address; undefined for the simulated one. */
  backend: import.meta.env.VITE_BACKEND,
  /** The address of the live channel, where it is not beside the backend. */
  ws: import.meta.env.VITE_WS,
  wsToken: import.meta.env.VITE_WS_TOKEN,
  sites: import.meta.env.VITE_SITES,
  nextOrigins: import.meta.env.VITE_NEXT_ORIGINS,
  wechatAuthorizeUrl: import.meta.env.VITE_WECHAT_AUTHORIZE_URL,
  /** The page of a vendor's captcha. */
  captcha: import.meta.env.VITE_BACKEND ? import.meta.env.VITE_CAPTCHA : undefined,
  stripList: import.meta.env.VITE_STRIP_LIST === 'rankings' ? 'rankings' : 'top-100',
} as const;
