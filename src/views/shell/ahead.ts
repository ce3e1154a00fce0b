import type { AppActor } from '#machines/app/app.machine.ts';

type Answers = Record<string, Promise<Response> | undefined>;

const answersOf = (page: Window): Answers | null => Reflect.get(page, 'shiyeAhead') ?? null;

/**
 * Gives the answers that the page asked for before the app ran (`scripts/lib/ask-ahead.ts`), each once; everything else, and what
 * did not come, is asked for. Undefined where nothing was.
 */
export const fetchAhead = (page: Window): typeof fetch | undefined => {
  const answers = answersOf(page);
  if (!answers) return undefined;
  return (input, init) => {
    const url = input instanceof Request ? input.url : '';
    const answer = answers[url];
    delete answers[url];
    return answer ? answer.catch(() => page.fetch(input, init)) : page.fetch(input, init);
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
