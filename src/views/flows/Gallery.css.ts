import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, motion, radius, shadow, space, type, weight } from '../theme/tokens.css.ts';
import { grid, wrap } from '../ui/layout.css.ts';
import { tiny } from '../ui/text.css.ts';
import { panel } from './Flows.css.ts';

export const head = style([wrap.l, { alignItems: 'end', justifyContent: 'space-between' }]);
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, paddingTop: space.xs });
export const search = style({
  flex: '1 1 320px',
  maxWidth: '460px',
  '@media': { [media.mobile]: { maxWidth: 'none' } },
});
export const uncounted = style({ flexBasis: '100%', color: colour.inkSoft, fontSize: type.s });
export const count = style({ minHeight: '1.5em', color: colour.inkFaint, fontSize: type.s });
export const feature = style([grid.m, { contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' }]);
export const featureTitle = style({ fontSize: type.l, fontWeight: weight.bold });
export const featureCount = style({ color: colour.inkFaint, fontWeight: weight.normal, fontSize: type.s });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space.l,
});
export const stories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: space.m,
});
export const story = style([
  grid.xs,
  {
    position: 'relative',
    alignContent: 'start',
    padding: space.l,
    ...panel,
    ':hover': { borderColor: colour.lineStrong, boxShadow: shadow.raised },
  },
]);
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '156px 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...panel,
  overflow: 'hidden',
  transition: `box-shadow ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  ':hover': { borderColor: colour.lineStrong, boxShadow: shadow.raised },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  padding: space.m,
  background: colour.paper,
  borderBottom: `1px solid ${colour.line}`,
});
export const outer = style({ fill: colour.sunk, stroke: colour.line, strokeWidth: 1 });
export const leaves = style({ fill: colour.surface, stroke: colour.lineStrong, strokeWidth: 0.9 });
export const lines = style({ fill: 'none', stroke: colour.accent, strokeWidth: 0.7, opacity: 0.75 });
export const body = style({ display: 'grid', gap: space.xs, alignContent: 'start', padding: space.l });
export const name = style({ fontSize: type.m, lineHeight: leading.snug });
export const stem = style({ fontFamily: font.mono, fontSize: type.xs, color: colour.inkFaint });
export const facts = style({ color: colour.inkFaint, fontSize: type.xs, lineHeight: leading.normal });
export const meter = style({
  blockSize: '4px',
  borderRadius: radius.s,
  background: colour.sunk,
  overflow: 'hidden',
});
export const level = style({ display: 'block', blockSize: '100%', background: colour.accent });
export const ids = style([tiny, { fontFamily: font.mono, overflowWrap: 'anywhere' }]);
