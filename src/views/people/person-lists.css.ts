import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';
import { stack, wrap, wrapRow } from '../ui/layout.css.ts';
import { itemTitle, tiny } from '../ui/text.css.ts';

export const text = style([stack.xs, { position: 'relative', paddingBlock: space.l }]);

export const withPicture = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
  gap: space.l,
  paddingBlock: space.l,
});

export const title = style([itemTitle, { overflowWrap: 'anywhere' }]);

export const facts = style([wrapRow.s, tiny]);

export const end = style({ position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', gap: space.s });

export const kinds = style([wrap.s, { minWidth: 0, margin: 0, padding: `0 0 ${space.m}`, border: 0 }]);
