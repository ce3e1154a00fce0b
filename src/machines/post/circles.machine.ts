import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import {
  circlesAtOnce,
  freshAtOnce,
  loadFreshPosts,
  loadHotPosts,
  loadOwnCircles,
  loadPlaceCircles,
  loadTradeCircles,
} from './post-loads.ts';

export const circlesMachine = pageMachine('circles', "The user's own circles, and those of industries and places.", {
  own: resourceMachine(loadOwnCircles),
  fresh: pagedListMachine(loadFreshPosts, freshAtOnce),
  trade: pagedListMachine(loadTradeCircles, circlesAtOnce),
  place: pagedListMachine(loadPlaceCircles, circlesAtOnce),
  hotPosts: resourceMachine(() => loadHotPosts({})),
});
