import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, size, space, type } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

export const lead = style({ marginBottom: space.s, color: colour.inkSoft, lineHeight: leading.normal });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 10rem auto',
  gap: space.m,
  alignItems: 'end',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const city = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1', gridRow: 2 } } });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  minHeight: `calc(${size.controlSmall} * 2 + ${space.s})`,
  alignContent: 'start',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  // One scrolling line: five lines of chips would fill a phone's screen.
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      alignItems: 'center',
      minHeight: size.controlSmall,
      marginInline: `calc(-1 * ${space.l})`,
      padding: `${space.xs} ${space.l}`,
      ...sideways,
    },
  },
});
globalStyle(`${chips} > *`, { flex: 'none' });
export const lost = style({ marginBottom: 0 });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: size.controlSmall,
  '@media': { [media.thumb]: { minHeight: size.touch } },
});
export const count = style({ minHeight: '1.6em', color: colour.inkFaint, fontSize: type.s });
