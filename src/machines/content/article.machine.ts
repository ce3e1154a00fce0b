import { pageMachine } from '../shared/page.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadArticle, loadRelated } from './news-loads.ts';

export const articleDetailMachine = resourceMachine(loadArticle);
export const relatedNewsMachine = resourceMachine(loadRelated);

export const articleMachine = pageMachine('article', 'One news article and what is related to it.', {
  detail: articleDetailMachine,
  related: relatedNewsMachine,
});
