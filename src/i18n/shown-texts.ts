import type { i18n, Namespace, TFunction } from 'i18next';

export interface Words<Ns extends Namespace> {
  readonly t: TFunction<Ns>;
  readonly i18n: i18n;
}

/** The texts of one language. */
export interface ShownTexts {
  /** The words of rooms, the first of which needs no prefix; the same object for the same rooms. */
  readonly of: (rooms?: Namespace) => Words<Namespace>;
  /** Whether they are still right: not where the language is another, or texts have come that somebody has missed. */
  readonly holds: () => boolean;
}

const textsNow = (texts: i18n): ShownTexts => {
  const { language } = texts;
  const lacking = new Set<string>();
  const known = new Map<string, Words<Namespace>>();
  return {
    of: (rooms = 'shell') => {
      const names = [rooms].flat();
      const key = names.join();
      const before = known.get(key);
      if (before) return before;
      for (const name of names) if (!texts.hasResourceBundle(language, name)) lacking.add(name);
      const words = { t: texts.getFixedT<Namespace>(language, names[0] ?? 'shell'), i18n: texts };
      known.set(key, words);
      return words;
    },
    holds: () => language === texts.language && ![...lacking].some((name) => texts.hasResourceBundle(language, name)),
  };
};

export interface FollowedTexts {
  /** The same object at each call for as long as it holds. */
  readonly now: () => ShownTexts;
  readonly subscribe: (changed: () => void) => () => void;
}

export const followTexts = (texts: i18n): FollowedTexts => {
  let now = textsNow(texts);
  return {
    now: () => {
      if (!now.holds()) now = textsNow(texts);
      return now;
    },
    subscribe: (changed) => {
      texts.on('languageChanged', changed);
      texts.store.on('added', changed);
      return () => {
        texts.off('languageChanged', changed);
        texts.store.off('added', changed);
      };
    },
  };
};
