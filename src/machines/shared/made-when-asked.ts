type Makers = Readonly<Record<string, () => unknown>>;

type Made<M extends Makers> = { -readonly [Name in keyof M]: ReturnType<M[Name]> };

/** Creates each on first access: creating a chart takes about 4 ms on a throttled CPU (docs/speed.md). */
export const madeWhenAsked = <const M extends Makers>(makers: M): Made<M> => {
  const made = {} as Made<M>;
  for (const [name, make] of Object.entries(makers)) {
    const keep = (value: unknown): void => void Object.defineProperty(made, name, { value, writable: true });
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make();
        keep(value);
        return value;
      },
      set: keep,
    });
  }
  return made;
};
