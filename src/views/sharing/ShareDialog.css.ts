import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { tiny } from '../ui/text.css.ts';

export const name = style({ fontWeight: weight.medium, lineHeight: leading.snug, textWrap: 'balance' });

export const codes = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.xl });

export const code = style({ display: 'grid', justifyItems: 'center', gap: space.s, width: 166 });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 166,
  height: 166,
  padding: space.s,
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: '#ffffff',
});

export const caption = style([tiny, { lineHeight: leading.snug, textAlign: 'center' }]);

export const failed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s,
  margin: `calc(${space.s} * -1)`,
  padding: space.s,
  alignSelf: 'stretch',
  justifySelf: 'stretch',
  alignContent: 'center',
  background: colour.surface,
  fontSize: type.s,
  lineHeight: leading.snug,
  textAlign: 'center',
});

export const link = style({
  display: 'flex',
  gap: space.s,
  '@media': { [media.mobile]: { display: 'grid' } },
});

export const address = style({
  flex: 1,
  minWidth: 0,
  minHeight: size.control,
  padding: `0 ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.s,
  textOverflow: 'ellipsis',
});

export const announcement = style({
  minHeight: '1.6em',
  marginBlock: `calc(${space.s} * -1)`,
  color: colour.inkSoft,
  fontSize: type.s,
  textAlign: 'center',
});
