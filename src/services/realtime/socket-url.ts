import { realtimePath } from '../contract/realtime.contract.ts';

export interface SocketSettings {
  /** The backend's base address; empty or missing for the page's own origin. */
  readonly backend: string | undefined;
  readonly ws: string | undefined;
  /** `query` where the backend wants the token in the address. */
  readonly wsToken: string | undefined;
}

/** Where the socket is (R7.5-12): beside the backend, or where `VITE_WS` says. The token only where it is asked for. */
export const socketUrl = ({ backend, ws, wsToken }: SocketSettings, origin: string, token: string): string => {
  const url = new URL(ws || realtimePath, backend || origin);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  if (wsToken === 'query') url.searchParams.set('access_token', token);
  return url.href;
};
