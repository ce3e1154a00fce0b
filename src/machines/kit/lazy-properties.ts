type Makers = Readonly<Record<string, () => unknown>>;

type Values<M extends Makers> = { -readonly [Name in keyof M]: ReturnType<M[Name]> };

/** Creates each on first access: creating a chart takes about 4 ms on a throttled CPU (docs/speed.md). */
export const lazyProperties = <const M extends Makers>(makers: M): Values<M> => {
  const values = {} as Values<M>;
  for (const [name, make] of Object.entries(makers)) {
    const define = (value: unknown): void => void Object.defineProperty(values, name, { value, writable: true });
    Object.defineProperty(values, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make();
        define(value);
        return value;
      },
      set: define,
    });
  }
  return values;
};
