import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadCounts, loadResults } from './search-result-loads.ts';

/** The range is a filter of the list (docs/choices.md R9-21). */
export const searchResultsMachine = pageMachine('searchResults', 'The search results for a keyword.', {
  results: pagedListMachine(loadResults),
  counts: resourceMachine(loadCounts),
});
