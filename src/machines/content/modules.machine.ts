import { Effect } from 'effect';
import { type ActorRefFrom, type AnyActorRef, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { blocksMaxAge } from '#services/contract/constants.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { lazyProperties } from '../kit/lazy-properties.ts';
import { loadCode } from '../kit/load-code.ts';
import type { Meta } from '../kit/meta.ts';
import { ownMachine, resourceMachine } from '../kit/resource.machine.ts';
import { withEvent } from '../kit/with-event.ts';
import {
  loadFeatureTopics,
  loadFlashes,
  loadFoodTools,
  loadHotNews,
  loadNewsTags,
  loadPostTags,
  loadSiteContent,
} from './news-loads.ts';

const blockMachine = <T>(load: () => Effect.Effect<T, Failure, Services>) => resourceMachine(load, undefined, 'below');

const activityLoads = loadCode(() => import('./activity-loads.ts'));
const noticePreviews = loadCode(() => import('./notice-previews.ts'));
const peopleLoads = loadCode(() => import('./people-loads.ts'));

/** Blocks shared by pages (§2.1, §2.5), loaded when near the window. */
const modules = lazyProperties({
  newsTags: () => resourceMachine(loadNewsTags),
  postTags: () => resourceMachine(loadPostTags),
  latestFlashes: () => blockMachine(loadFlashes),
  hotNews: () => blockMachine(loadHotNews),
  featureTopics: () => blockMachine(loadFeatureTopics),
  foodTools: () => blockMachine(loadFoodTools),
  hotActivities: () =>
    blockMachine(() => Effect.flatMap(activityLoads, ({ loadHotActivities }) => loadHotActivities())),
  footerLinks: () => blockMachine(() => loadSiteContent('footer-links')),
  footerQr: () => blockMachine(() => loadSiteContent('footer-qr')),
  communityGroup: () => blockMachine(() => loadSiteContent('promo-community-group')),
  recommendedFollow: () => blockMachine(() => Effect.flatMap(peopleLoads, ({ loadRecommended }) => loadRecommended())),
  visitors: () => blockMachine(() => Effect.flatMap(peopleLoads, ({ loadOwnVisitors }) => loadOwnVisitors())),
  interestPeople: () => blockMachine(() => Effect.flatMap(peopleLoads, ({ loadInteresting }) => loadInteresting())),
  systemMessages: () =>
    ownMachine(() => Effect.flatMap(noticePreviews, ({ loadNoticePreviews }) => loadNoticePreviews())),
  friendApplications: () =>
    ownMachine(() => Effect.flatMap(noticePreviews, ({ loadApplicationPreviews }) => loadApplicationPreviews())),
  officialAccount: () => blockMachine(() => loadSiteContent('promo-official-account')),
});

export type ModuleName = keyof typeof modules;
export type ModuleActor<N extends ModuleName> = ActorRefFrom<(typeof modules)[N]>;

export const isModuleName = (name: string): name is ModuleName => Object.hasOwn(modules, name);

type ModulesEvent = { readonly type: 'modules.show'; readonly names: readonly ModuleName[] };

/** Counts for members are reloaded on every page. */
const neverCached: readonly ModuleName[] = ['systemMessages', 'friendApplications'];

interface Context {
  readonly refs: { readonly [N in ModuleName]?: ModuleActor<N> };
  readonly cached: readonly ModuleName[];
}

/** One resource per block: reloaded when a page shows it again after a while or after a failure. */
export const modulesMachine = setup({
  types: { context: {} as Context, events: {} as ModulesEvent, meta: {} as Meta },
  actors: modules,
  delays: { blocksMaxAge },
  actions: {
    show: enqueueActions(({ context: { refs, cached }, enqueue }, { names }: { names: readonly ModuleName[] }) => {
      const asked = names.filter((name) => !cached.includes(name) || hasFailed(refs[name]));
      for (const name of asked) if (refs[name]) enqueue.sendTo(refs[name], { type: 'resource.reload' });
      enqueue.assign({
        refs: ({ spawn }) => ({
          ...refs,
          ...Object.fromEntries(names.filter((name) => !refs[name]).map((name) => [name, spawn(name, { id: name })])),
        }),
        cached: [...new Set([...cached, ...asked.filter((name) => !neverCached.includes(name))])],
      });
    }),
  },
}).createMachine({
  id: 'modules',
  description: 'The blocks beside the pages: footer, flashes, hot news, promotions.',
  context: { refs: {}, cached: [] },
  initial: 'due',
  on: {
    'modules.show': { actions: withEvent('show') },
  },
  states: {
    due: {
      description: 'Every block is asked for as a page shows it.',
      on: { 'modules.show': { target: 'cached', actions: withEvent('show') } },
    },
    cached: {
      description: 'Blocks that were asked for lately stand as they are, whatever page shows them.',
      after: { blocksMaxAge: { target: 'due' } },
      exit: assign({ cached: [] }),
    },
  },
});

const hasFailed = (ref: AnyActorRef | undefined): boolean => ref?.getSnapshot().context?.failure != null;

export const selectModule =
  <N extends ModuleName>(name: N) =>
  ({ context }: SnapshotFrom<typeof modulesMachine>): ModuleActor<N> | undefined =>
    context.refs[name];
