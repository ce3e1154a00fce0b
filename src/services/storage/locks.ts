/** Takes a lock; the promise gives its release. */
export type Acquire = (name: string) => Promise<() => void>;

/**
 * Web Locks where the browser has and grants them; elsewhere one holder at a time within this page. A browser that is told
 * to keep nothing has them and refuses each.
 */
export const makeAcquire = (manager: LockManager | undefined): Acquire => {
  const tails = new Map<string, Promise<void>>();
  return (name) =>
    new Promise((taken) => {
      /** Lasts until it is resolved, which is the release. */
      const hold = () => new Promise<void>(taken);
      const holdInPage = () => {
        tails.set(name, Promise.resolve(tails.get(name)).then(hold));
      };
      if (manager) manager.request(name, hold).catch(holdInPage);
      else holdInPage();
    });
};
