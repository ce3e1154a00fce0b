import { realtimePath } from '../contract/realtime.contract.ts';

export interface SocketSettings {
  readonly backend: string | undefined;
  readonly ws: string | undefined;
  readonly wsToken: string | undefined;
}

/** URL of the socket (R7.5-12): `VITE_WS`, or below the backend's. */
export const socketUrl = ({ backend, ws, wsToken }: SocketSettings, origin: string, token: string): string => {
  const url = new URL(ws || realtimePath, backend || origin);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  if (wsToken === 'query') url.searchParams.set('access_token', token);
  return url.href;
};
