import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { stack } from '../ui/layout.css.ts';
import { faint, soft } from '../ui/text.css.ts';

export const sheet = style([surface, { overflow: 'hidden' }]);

export const cover = style({
  height: 128,
  background: `radial-gradient(120% 160% at 8% 0%, ${colour.accentWash}, transparent 58%), radial-gradient(110% 150% at 92% 10%, ${colour.supplyWash}, transparent 60%), linear-gradient(120deg, ${colour.demandWash}, ${colour.recruitmentWash})`,
  '@media': { [media.mobile]: { height: 88 } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"face actions" "words words" "counts counts"',
  gap: `${space.m} ${space.l}`,
  padding: `0 ${space.xl} ${space.xl}`,
  '@media': {
    [media.mobile]: {
      gridTemplateAreas: '"face ." "words words" "actions actions" "counts counts"',
      padding: `0 ${space.l} ${space.l}`,
    },
  },
});

export const face = style({
  gridArea: 'face',
  display: 'grid',
  marginTop: -44,
  border: `4px solid ${colour.surface}`,
  borderRadius: radius.round,
  background: colour.surface,
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'flex-end',
  gap: space.s,
  paddingTop: space.m,
  '@media': { [media.mobile]: { justifyContent: 'flex-start', paddingTop: 0 } },
});

export const words = style([stack.xs, { gridArea: 'words' }]);

export const name = style({
  fontSize: type.xxl,
  lineHeight: leading.tight,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: type.xl } },
});

export const job = style({ fontSize: type.m, lineHeight: leading.snug });

export const facts = style([faint, { display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.l}` }]);

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const counts = style({ gridArea: 'counts', display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.xl}` });

export const count = style([soft, { display: 'inline-flex', alignItems: 'baseline', gap: space.xs }]);

export const number = style({
  color: colour.ink,
  fontSize: type.l,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const body = style([stack.xl, { padding: space.xl, '@media': { [media.mobile]: { padding: space.l } } }]);

export const partTitle = style({ fontSize: type.l, lineHeight: leading.snug });

export const introduction = style({ fontSize: type.m, lineHeight: leading.normal });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  paddingLeft: space.l,
  borderLeft: `2px solid ${colour.line}`,
  '::before': {
    content: '""',
    position: 'absolute',
    top: '0.45em',
    left: -6,
    width: 10,
    height: 10,
    borderRadius: radius.round,
    border: `2px solid ${colour.accent}`,
    background: colour.surface,
  },
});

export const entryNote = style({ color: colour.inkFaint, fontSize: type.s, fontVariantNumeric: 'tabular-nums' });
