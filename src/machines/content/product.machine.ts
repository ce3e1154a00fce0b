import { type Params, pageMachine } from '../kit/page.machine.ts';
import { belowMachine, subjectMachine } from '../kit/resource.machine.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import { loadProduct, loadRelatedProducts } from './company-loads.ts';

export const productMachine = pageMachine('product', 'One product and similar ones.', {
  detail: subjectMachine(loadProduct),
  related: belowMachine(loadRelatedProducts),
  share: shareMachine<Params>(null),
});
