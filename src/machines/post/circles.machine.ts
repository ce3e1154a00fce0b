import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { circlesAtOnce, loadHotPosts, loadPlaceCircles, loadTradeCircles } from './post-loads.ts';

export const tradeCirclesMachine = pagedListMachine(loadTradeCircles, circlesAtOnce);
export const placeCirclesMachine = pagedListMachine(loadPlaceCircles, circlesAtOnce);
const hotPostsMachine = resourceMachine(() => loadHotPosts({}));

export const circlesMachine = pageMachine('circles', 'Circles of trades and of places.', {
  trade: tradeCirclesMachine,
  place: placeCirclesMachine,
  hotPosts: hotPostsMachine,
});
