import type { Clock } from '../contract/clock.ts';
import { type StoredSession, stored } from '../contract/stored.contract.ts';
import type { RecordStore } from '../env.ts';
import { isKeptPath } from './kept-endpoints.ts';
import type { KeptAnswer, ReadingLog } from './reading-log.ts';

type Sent = readonly [input: RequestInfo | URL, init?: RequestInit | undefined];

/** Hears of answers, and gives them again where the network does not. */
export interface Reading {
  /** What has come, in a copy of its own. */
  readonly keep: (sent: Sent, answer: Response) => Promise<void>;
  /** What was read before; null where nothing was, or where it was not the network that failed. */
  readonly recall: (sent: Sent, reason: unknown) => Promise<Response | null>;
  /** Removes what belongs to logins that are over; with `all` whatever was read in this browser. */
  readonly forget: (all: boolean) => Promise<void>;
}

interface ReadingOptions {
  /** Where the backend is; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly store: RecordStore;
  readonly log: ReadingLog;
  readonly clock: Clock;
  readonly told: (
    news: { readonly type: 'reading.came' } | { readonly type: 'reading.recalled'; readonly at: number },
  ) => void;
}

const guest = 'guest';
/** Stands before addresses that name no host. */
const relative = 'http://relative.invalid';
const json = { 'content-type': 'application/json; charset=utf-8' };

/** What everybody may read, as it was last read, by login (docs/offline.md). */
export const keepReading = ({ baseUrl, store, log, clock, told }: ReadingOptions): Reading => {
  const base = new URL(baseUrl, relative).pathname.replace(/\/$/, '');
  /** The addresses of what is kept, and to whom they belong; null for all other calls. */
  const placeOf = ([input, init]: Sent): Pick<KeptAnswer, 'owner' | 'address'> | null => {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    const url = new URL(request?.url ?? String(input), relative);
    if (method !== 'GET' || !url.pathname.startsWith(base) || !isKeptPath(url.pathname.slice(base.length))) return null;
    const bearer = new Headers(init?.headers ?? request?.headers).get('authorization');
    const owner = bearer === null ? guest : ownerOf(store, bearer);
    return owner === null ? null : { owner, address: url.pathname + url.search };
  };

  return {
    keep: async (sent, answer) => {
      const place = placeOf(sent);
      if (!place || !answer.ok) return;
      told({ type: 'reading.came' });
      const text = await answer.text().catch(() => '');
      // The login may have ended while the answer was being read.
      if (!isGood(text) || placeOf(sent)?.owner !== place.owner) return;
      await log.keep([{ ...place, at: clock.now(), text }]).catch(() => {});
    },
    recall: async (sent, reason) => {
      const place = reason instanceof DOMException && reason.name === 'AbortError' ? null : placeOf(sent);
      const found = place && (await log.find(place.owner, place.address).catch(() => null));
      if (!found) return null;
      told({ type: 'reading.recalled', at: found.at });
      return new Response(found.text, { headers: json });
    },
    forget: (all) => {
      const login = loginOf(store);
      return log.clear(all ? [] : [guest, ...(login ? [String(login.loginTime)] : [])]).catch(() => {});
    },
  };
};

/** The login that holds this token, by its time; null when it is over or has another by now. */
const ownerOf = (store: RecordStore, bearer: string): string | null => {
  const login = loginOf(store);
  return login !== null && bearer === `Bearer ${login.token}` ? String(login.loginTime) : null;
};

const loginOf = (store: RecordStore): StoredSession => {
  try {
    return store.load(stored.session).value;
  } catch {
    return null;
  }
};

const isGood = (text: string): boolean => {
  try {
    const envelope: unknown = JSON.parse(text);
    return typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 0;
  } catch {
    return false;
  }
};
