import { type Params, pageMachine } from '../shared/page.machine.ts';
import { belowMachine, subjectMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { loadProduct, loadRelatedProducts } from './company-loads.ts';

export const productMachine = pageMachine('product', 'One product and similar ones.', {
  detail: subjectMachine(loadProduct),
  related: belowMachine(loadRelatedProducts),
  share: shareMachine<Params>(null),
});
