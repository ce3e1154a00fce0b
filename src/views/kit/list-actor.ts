import type { ActorRefFrom } from 'xstate';
import type { Params } from '#machines/kit/page.machine.ts';
import type { pagedListMachine } from '#machines/kit/paged-list.machine.ts';

export type ListActor<T extends { readonly id: string | number }> = ActorRefFrom<
  ReturnType<typeof pagedListMachine<T, Params>>
>;
