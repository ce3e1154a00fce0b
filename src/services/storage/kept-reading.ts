import type { Clock } from '../contract/clock.ts';
import type { Endpoint } from '../contract/contract.ts';
import { type StoredSession, stored } from '../contract/stored.contract.ts';
import type { RecordStore } from '../env.ts';
import { isKept } from './kept-endpoints.ts';
import type { KeptAnswer, ReadingLog } from './reading-log.ts';

interface Asked {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly token: string | null;
}

export interface Reading {
  readonly keep: (asked: Asked, text: string) => Promise<void>;
  readonly recall: (asked: Asked) => Promise<string | null>;
  /** Removes answers of ended logins; with `all` everything. */
  readonly forget: (all: boolean) => Promise<void>;
}

interface ReadingOptions {
  readonly store: RecordStore;
  readonly log: ReadingLog;
  readonly clock: Clock;
  readonly told: (
    news: { readonly type: 'reading.came' } | { readonly type: 'reading.recalled'; readonly at: number },
  ) => void;
}

const guest = 'guest';

/** Offline cache of public content, separate for each login (docs/offline.md). */
export const keepReading = ({ store, log, clock, told }: ReadingOptions): Reading => {
  const keyOf = ({ endpoint, address, token }: Asked): Pick<KeptAnswer, 'owner' | 'address'> | null => {
    if (!isKept(endpoint)) return null;
    const owner = token === null ? guest : ownerOf(store, token);
    return owner === null ? null : { owner, address };
  };

  return {
    keep: async (asked, text) => {
      const key = keyOf(asked);
      if (!key) return;
      told({ type: 'reading.came' });
      if (isGood(text)) await log.keep([{ ...key, at: clock.now(), text }]).catch(() => {});
    },
    recall: async (asked) => {
      const key = keyOf(asked);
      const found = key && (await log.find(key.owner, key.address).catch(() => null));
      if (!found) return null;
      told({ type: 'reading.recalled', at: found.at });
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
