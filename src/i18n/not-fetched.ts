/** Code or texts of the interface that did not come: no defect of the program; they are asked for again. */
export class NotFetched extends Error {}

/** The same, but what does not come rejects with `NotFetched`. */
export const fetched = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new NotFetched('a part of the interface did not come', { cause });
  });
