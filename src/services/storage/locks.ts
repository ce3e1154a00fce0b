export type Acquire = (name: string) => Promise<() => void>;

/** Web Locks where available; else one holder within this page. Browsers with storage blocked reject each request. */
export const makeAcquire = (manager: LockManager | undefined): Acquire => {
  const tails = new Map<string, Promise<void>>();
  return (name) =>
    new Promise((taken) => {
      const hold = () => new Promise<void>(taken);
      const holdInPage = () => {
        tails.set(name, Promise.resolve(tails.get(name)).then(hold));
      };
      if (manager) manager.request(name, hold).catch(holdInPage);
      else holdInPage();
    });
};
