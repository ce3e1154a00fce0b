import { type Page, test } from '@playwright/test';
import { Context } from 'effect';
import { createActor, createMachine } from 'xstate';
import { loadApp } from '#machines/app/load-app.ts';
import { type Difference, openPathWindow } from '#machines/flows/path-window.ts';
import { bindEnv } from '#machines/kit/env.ts';
import type { PathEntry, PathFile } from '#machines/paths/path-file.ts';
import { type PathHost, play } from '#machines/paths/play.ts';
import { pages } from '#pages/pages.ts';
import { Views } from '#services/env.ts';
import { linkName } from '#services/flows/link-name.ts';
import { fakeEnv } from '../../harness/fake-env.ts';
import type { StepFixtures } from '../../pages/steps.ts';
import { actsOn } from './play-acts.ts';
import { readTexts } from './texts.ts';

const { env } = fakeEnv();
const studioEnv = env.pipe(Context.add(Views, { load: async () => {}, root: () => loadApp(pages) }));

/** A path decides when time passes: what the charts wait for goes off by the backstage alone (`tests/pages/clock.ts`). */
const stopShortTimers = (): void => {
  const shortest = 300;
  const { setTimeout } = window;
  Reflect.set(window, 'setTimeout', (run: TimerHandler, ms = 0, ...given: readonly unknown[]) =>
    ms >= shortest ? 0 : setTimeout(run, ms, ...given),
  );
};

/** What the page says to flow studios is heard here, and the other way round. */
const join = async (page: Page): Promise<() => void> => {
  const channel = new BroadcastChannel(linkName);
  channel.onmessage = ({ data }) => {
    page.evaluate((message) => Reflect.get(window, 'fromStudio')?.(message), data).catch(() => {});
  };
  await page.addInitScript(stopShortTimers);
  await page.exposeFunction('toStudio', (message: unknown) => channel.postMessage(message));
  await page.addInitScript((name) => {
    const inPage = new BroadcastChannel(name);
    inPage.onmessage = ({ data }) => Reflect.get(window, 'toStudio')(data);
    Reflect.set(window, 'fromStudio', (message: unknown) => inPage.postMessage(message));
  }, linkName);
  return () => channel.close();
};

const said = (difference: Difference, path: PathEntry, step: number): string => {
  const wanted = path.steps[step] ?? path;
  const expected = [...wanted.seen.says.map(({ en }) => en), wanted.seen.states.join(' ')].join(' ');
  const seen =
    difference.tag === 'unstaged'
      ? difference.reason
      : `${difference.actual?.event ?? 'nothing'} to ${difference.actual?.states.join(' ') ?? ''}`;
  const done = path.steps[step];
  return `${done ? `step ${step + 1}, ${done.words.en}` : path.given.en}\nexpected: ${expected}\nseen: ${seen}`;
};

/** Each path in the page, one after the other: what a person can do by the controls of the page, all else behind it. */
export const playPaths = async (
  { page, words }: StepFixtures,
  { machine, calls }: Pick<PathFile, 'machine' | 'calls'>,
  paths: readonly PathEntry[],
): Promise<void> => {
  const texts = readTexts({ page, words });
  const act = actsOn(page, texts);
  const leave = await join(page);
  const studio = createActor(createMachine({}));
  bindEnv(studio.system, studioEnv);
  try {
    for (const path of paths)
      await test.step(`${path.id}: ${path.given.en}`, async () => {
        const { host, giveUp, close } = openPathWindow({
          system: studio.system,
          machine,
          path,
          calls,
          open: async (href, name) => {
            await page.addInitScript((own) => {
              window.name = own;
            }, name);
            await page.goto(href);
            return true;
          },
          send: (news) => {
            if (news.type === 'link.failed') throw new Error(JSON.stringify(news.failure));
          },
        });
        const hands: PathHost<Difference> = {
          ...host,
          send: async (step) => {
            if (step.acts) for (const one of step.acts) await act(one);
            else await host.send(step);
          },
        };
        try {
          const playing = play(path, hands);
          for (;;) {
            const limit = setTimeout(giveUp, Number(process.env.PATIENCE ?? 60_000));
            const { value, done } = await playing.next().finally(() => clearTimeout(limit));
            if (done) break;
            const { step, difference } = value;
            if (difference) throw new Error(said(difference, path, step));
            await test.step(path.steps[step]?.words.en ?? path.given.en, () =>
              texts.see((path.steps[step] ?? path).seen.see),
            );
          }
        } finally {
          close();
        }
      });
  } finally {
    leave();
  }
};
