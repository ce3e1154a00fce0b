import { globalStyle, style } from '@vanilla-extract/css';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { foot } from '../ui/Field.css.ts';
import { grid, stack } from '../ui/layout.css.ts';
import { soft } from '../ui/text.css.ts';

export const form = stack.xs;
export const fields = form;

export const intro = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
  marginBottom: space.m,
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
});

/** Two lines, so that nothing moves when the introduction is replaced by a failure. */
export const supplementIntro = style([intro, { alignItems: 'center', minHeight: `calc(2em * ${leading.snug})` }]);

export const place = style({ flex: 'none', color: colour.inkFaint, fontSize: type.xs });

export const months = style([grid.m, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }]);
globalStyle(`${months}:lang(en) ${foot}`, { minHeight: '2.75rem' });

/** The English hint beside a counter needs two lines. */
export const longHint = style({});
globalStyle(`${longHint}:lang(en) ${foot}`, { minHeight: '2.75rem' });

export const slot = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '4rem',
  selectors: { '&:lang(en)': { minHeight: '5.25rem' } },
});

export const note = style({ color: colour.inkFaint, fontSize: type.xs, textAlign: 'center' });

export const section = style({ marginBottom: space.l });
export const sectionTitle = style([soft, { marginBottom: space.s, fontWeight: weight.medium }]);

const chips = { display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start', gap: space.s } as const;

export const hot = style({ ...chips, minHeight: '76px' });

export const chosen = style({ ...chips, height: '84px', overflowY: 'auto', overscrollBehavior: 'contain' });
