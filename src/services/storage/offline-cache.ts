import type { Clock } from '../contract/clock.ts';
import type { Endpoint } from '../contract/contract.ts';
import { type StoredSession, stored } from '../contract/stored.contract.ts';
import type { RecordStore } from '../env.ts';
import type { AnswerStore, CachedAnswer } from './cached-answers.ts';
import { isCached } from './cached-endpoints.ts';

interface Asked {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly token: string | null;
}

/** No network, or a gateway without a server behind it. */
type OfflineReason = 'offline' | 'unavailable';

export interface OfflineCache {
  readonly save: (asked: Asked, text: string) => Promise<void>;
  readonly find: (asked: Asked, reason: OfflineReason) => Promise<string | null>;
  /** Removes answers of ended logins; with `all` everything. */
  readonly forget: (all: boolean) => Promise<void>;
}

interface OfflineCacheOptions {
  readonly store: RecordStore;
  readonly log: AnswerStore;
  readonly clock: Clock;
  readonly notify: (
    news:
      | { readonly type: 'network.answered' }
      | { readonly type: 'cache.used'; readonly at: number; readonly reason: OfflineReason },
  ) => void;
}

const guest = 'guest';

/** Offline cache of public content, separate for each login (docs/offline.md). */
export const createOfflineCache = ({ store, log, clock, notify }: OfflineCacheOptions): OfflineCache => {
  const keyOf = ({ endpoint, address, token }: Asked): Pick<CachedAnswer, 'owner' | 'address'> | null => {
    if (!isCached(endpoint)) return null;
    const owner = token === null ? guest : ownerOf(store, token);
    return owner === null ? null : { owner, address };
  };

  return {
    save: async (asked, text) => {
      const key = keyOf(asked);
      if (!key) return;
      notify({ type: 'network.answered' });
      if (isGood(text)) await log.save([{ ...key, at: clock.now(), text }]).catch(() => {});
    },
    find: async (asked, reason) => {
      const key = keyOf(asked);
      const found = key && (await log.find(key.owner, key.address).catch(() => null));
      if (!found) return null;
      notify({ type: 'cache.used', at: found.at, reason });
      return found.text;
    },
    forget: (all) => {
      const login = loginOf(store);
      return log.clear(all ? [] : [guest, ...(login ? [String(login.loginTime)] : [])]).catch(() => {});
    },
  };
};

/** Id of the login that holds this token; null when it ended or has a newer token. */
const ownerOf = (store: RecordStore, token: string): string | null => {
  const login = loginOf(store);
  return login?.token === token ? String(login.loginTime) : null;
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
