import { createInstance, type i18n } from 'i18next';
import { isolated } from './isolated.ts';
import { fetched } from './not-fetched.ts';
import { type Language, loaders, type TextRoom } from './rooms.ts';

/** The texts of the interface: one language at a time, and of it the rooms that have been shown. */
export interface Texts {
  readonly i18n: i18n;
  /** Brings the texts of rooms. Rejects where one does not come; called again, it tries again. */
  readonly fetch: (rooms: readonly TextRoom[]) => Promise<void>;
  /** Null when the texts of these rooms are there; else the promise of them, the same one at each call. */
  readonly pending: (rooms: readonly TextRoom[]) => Promise<void> | null;
  /** The promise of these rooms, for React's `use`: the same one before and after, which says by itself that it is kept. */
  readonly ready: (rooms: readonly TextRoom[]) => Promise<void>;
  /** What did not come of these rooms is asked for again when it is shown next. */
  readonly giveUp: (rooms: readonly TextRoom[]) => void;
  /** Changes the language once all rooms in use are there, so that no key is ever shown. */
  readonly choose: (lang: Language) => Promise<void>;
}

const addFirst = async (texts: i18n, lang: Language): Promise<void> => {
  if (texts.hasResourceBundle(lang, 'shell')) return;
  for (const [room, resources] of Object.entries(await loaders[lang].first())) {
    texts.addResourceBundle(lang, room, resources);
  }
};

const addRoom = async (texts: i18n, lang: Language, room: TextRoom): Promise<void> => {
  if (texts.hasResourceBundle(lang, room)) return;
  const { default: resources } = await loaders[lang][room]();
  texts.addResourceBundle(lang, room, resources);
};

/** React reads from the promise itself that there is nothing to wait for. */
const kept = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

/** The language, with the texts that every page needs and those of `rooms`. A room that does not come is asked for again when it is shown. */
export const startI18n = async (first: Language, rooms: readonly TextRoom[] = []): Promise<Texts> => {
  const texts = createInstance();
  await texts.init({
    lng: first,
    fallbackLng: false,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    // React escapes HTML; what is left to do is that no name turns the direction of the sentence around it.
    interpolation: { escape: isolated },
    returnNull: false,
  });

  const wanted = new Set<TextRoom>(rooms);
  const waited = new Map<string, Promise<void>>();
  let current = first;

  const lacks = (lang: Language) => [...wanted].some((room) => !texts.hasResourceBundle(lang, room));
  const bring = async (lang: Language, some: Iterable<TextRoom>): Promise<void> => {
    await fetched(Promise.all([addFirst(texts, lang), ...Array.from(some, (room) => addRoom(texts, lang, room))]));
  };
  const wait = (some: readonly TextRoom[]): Promise<void> => {
    for (const room of some) wanted.add(room);
    const promise = bring(current, some);
    waited.set(`${current} ${some.join()}`, promise);
    promise.then(
      () => kept(promise),
      () => {},
    );
    return promise;
  };
  const has = (some: readonly TextRoom[]) => some.every((room) => texts.hasResourceBundle(current, room));
  const known = (some: readonly TextRoom[]) => waited.get(`${current} ${some.join()}`);

  await Promise.all([addFirst(texts, first), ...rooms.map((room) => addRoom(texts, first, room).catch(() => {}))]);
  return {
    i18n: texts,
    fetch: wait,
    pending: (some) => (has(some) ? null : (known(some) ?? wait(some))),
    ready: (some) => {
      const before = known(some);
      if (before || !has(some)) return before ?? wait(some);
      const there = kept(Promise.resolve());
      waited.set(`${current} ${some.join()}`, there);
      return there;
    },
    giveUp: (some) => {
      if (!has(some)) waited.delete(`${current} ${some.join()}`);
    },
    choose: async (lang) => {
      await bring(lang, wanted);
      // A room may have been opened meanwhile.
      while (lacks(lang)) await bring(lang, wanted);
      current = lang;
      await texts.changeLanguage(lang);
    },
  };
};
