import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { space } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';
import { itemTitle } from '../ui/text.css.ts';

export const root = style([stack.m, { position: 'relative', alignContent: 'start' }]);

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });

export const title = style([itemTitle, { textWrap: 'balance' }]);

export const turns = style({
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) 7.25rem', gap: space.l } },
});

export const picture = style({
  minWidth: 0,
  selectors: { [`${turns} > &`]: { '@media': { [media.mobile]: { order: 1 } } } },
});

export const bones = style({ fontSize: '0.8125rem' });
