/** Takes a lock; the promise gives its release. */
export type Acquire = (name: string) => Promise<() => void>;

/** Web Locks where the browser has them; elsewhere one holder at a time within this page. */
export const makeAcquire = (manager: LockManager | undefined): Acquire => {
  if (manager) {
    return (name) =>
      new Promise((taken, refused) => {
        manager.request(name, () => new Promise<void>((release) => taken(release))).catch(refused);
      });
  }
  const tails = new Map<string, Promise<void>>();
  return async (name) => {
    const before = tails.get(name) ?? Promise.resolve();
    let release = () => {};
    tails.set(
      name,
      new Promise((done) => {
        release = done;
      }),
    );
    await before;
    return release;
  };
};
