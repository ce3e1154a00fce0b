import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import {
  circlesAtOnce,
  freshAtOnce,
  loadFreshPosts,
  loadHotPosts,
  loadOwnCircles,
  loadPlaceCircles,
  loadTradeCircles,
} from './post-loads.ts';

export const tradeCirclesMachine = pagedListMachine(loadTradeCircles, circlesAtOnce);
export const placeCirclesMachine = pagedListMachine(loadPlaceCircles, circlesAtOnce);
const hotPostsMachine = resourceMachine(() => loadHotPosts({}));

export const circlesMachine = pageMachine('circles', "The user's own circles, and those of industries and places.", {
  own: resourceMachine(loadOwnCircles),
  fresh: pagedListMachine(loadFreshPosts, freshAtOnce),
  trade: tradeCirclesMachine,
  place: placeCirclesMachine,
  hotPosts: hotPostsMachine,
});
