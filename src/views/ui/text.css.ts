import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, type, weight } from '../theme/tokens.css.ts';

/** Texts cut after that many lines. */
export const lines = styleVariants({ two: 2, three: 3 }, (count) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
}));

export const ellipsis = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The widest that a name is in a row of links, which may scroll sideways. */
export const nameWidth = 'min(16rem, 70vw)';

export const soft = style({ color: colour.inkSoft, fontSize: type.s });
export const faint = style({ color: colour.inkFaint, fontSize: type.s });
export const tiny = style({ color: colour.inkFaint, fontSize: type.xs });
export const summary = style({ color: colour.inkSoft, fontSize: type.s, lineHeight: leading.normal });

export const itemTitle = style({ fontSize: type.m, fontWeight: weight.medium, lineHeight: leading.snug });

/** Of a page that lists. */
export const pageTitle = style({
  fontFamily: font.serif,
  fontSize: type.display,
  lineHeight: leading.tight,
  '@media': { [media.mobile]: { fontSize: type.xxl } },
});
