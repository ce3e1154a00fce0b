import type { AppActor } from '#machines/app/app.machine.ts';

type Answers = Record<string, Promise<Response> | undefined>;

const answersOf = (page: Window): Answers | null => Reflect.get(page, 'shiyeAhead') ?? null;

/** Whether the page asked for anything before the app ran (`scripts/lib/ask-ahead.ts`). */
export const isAskedAhead = (page: Window): boolean => answersOf(page) !== null;

/**
 * The way to the backend while the page is being drawn. Whoever asks until it `stands` for what was asked for ahead is
 * given that answer, or asks himself where it did not come; so are those that ask in the moment of the very first call,
 * as the program that asks may come after the page stands. All other answers wait: a page that changes while React draws
 * it in pieces is thrown away and drawn once more, in one go.
 */
export const whileDrawn = (page: Window, stands: Promise<unknown>): typeof fetch => {
  let ahead = answersOf(page);
  let ask = (): void => {};
  const asked = new Promise<void>((done) => {
    ask = done;
  });
  Promise.all([stands, asked]).then(() =>
    page.setTimeout(() => {
      ahead = null;
      Reflect.deleteProperty(page, 'shiyeAhead');
    }),
  );
  return async (input, init) => {
    ask();
    const early = input instanceof Request ? await ahead?.[input.url]?.catch(() => null) : null;
    if (early) return early.clone();
    const answer = await page.fetch(input, init);
    await stands;
    return answer;
  };
};

/** What was asked ahead is there within moments: so long, in ms, the static frame stands and the page is drawn but once. */
const patience = 150;

/** Waits until the first page has what was asked for ahead. */
export const firstData = (page: Window, app: AppActor): Promise<unknown> => {
  const room = app.getSnapshot().context.rooms[0]?.ref;
  const { latest, weekly } = room?.getSnapshot().children ?? {};
  const loaded = [latest, weekly].flatMap((part) =>
    part
      ? new Promise<void>((done) => {
          const look = (): void => {
            if (!part.getSnapshot().hasTag('loading')) done();
          };
          part.subscribe(look);
          look();
        })
      : [],
  );
  return Promise.race([Promise.all(loaded), new Promise((done) => page.setTimeout(done, patience))]);
};
