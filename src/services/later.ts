/** Something that is brought once, in its own time; after a failure the next who asks for it has it brought again. */
export interface Later<T> {
  /** Null until it has come. */
  readonly now: () => T | null;
  readonly bring: () => Promise<T>;
}

export const later = <T>(load: () => Promise<T>): Later<T> => {
  let here: T | null = null;
  let asked: Promise<T> | null = null;
  const ask = async (): Promise<T> => {
    try {
      here = await load();
      return here;
    } catch (thrown) {
      asked = null;
      throw thrown;
    }
  };
  return {
    now: () => here,
    bring: () => {
      asked ??= ask();
      return asked;
    },
  };
};

/** What need not be brought. */
export const here = <T>(value: T): Later<T> => ({ now: () => value, bring: () => Promise.resolve(value) });

/** A part of what is brought later. */
export const partOf = <T, P>(whole: Later<T>, part: (value: T) => P): Later<P> => ({
  now: () => {
    const value = whole.now();
    return value === null ? null : part(value);
  },
  bring: async () => part(await whole.bring()),
});
