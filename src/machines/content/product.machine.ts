import { pageMachine } from '../shared/page.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadProduct, loadRelatedProducts } from './company-loads.ts';

export const productMachine = pageMachine('product', 'One product and those near it.', {
  detail: resourceMachine(loadProduct),
  related: resourceMachine(loadRelatedProducts),
});
