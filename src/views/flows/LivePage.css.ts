import { style } from '@vanilla-extract/css';
import { colour, font, leading, radius, size, space, type } from '../theme/tokens.css.ts';
import { inRow } from '../ui/layout.css.ts';
import { ellipsis, soft, tiny } from '../ui/text.css.ts';

export const status = style([inRow.s, soft, { ':empty': { display: 'none' } }]);

import { panel } from './Flows.css.ts';
export const dot = style({
  width: '9px',
  height: '9px',
  borderRadius: radius.round,
  background: colour.supply,
  boxShadow: `0 0 0 4px ${colour.supplyWash}`,
});
export const route = style([ellipsis, tiny, { maxWidth: '32ch', fontFamily: font.mono }]);
export const trouble = style({
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.m,
  background: colour.demandWash,
  color: colour.demand,
  fontSize: type.s,
  lineHeight: leading.normal,
  ':empty': { display: 'none' },
});
export const waiting = style({ display: 'grid', justifyItems: 'center', gap: space.l, paddingBlock: space.xl });
export const choice = style({ display: 'grid', gap: space.s, width: `min(100%, ${size.form})` });
export const choiceTitle = style({ fontSize: type.l });
export const apps = style({ display: 'grid', gap: space.s });
export const app = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  padding: space.m,
  ...panel,
});
export const appWords = style({ display: 'grid', gap: space.xxs, minWidth: 0, fontSize: type.s });
export const folded = style({ fontSize: type.s, color: colour.inkSoft, ':empty': { display: 'none' } });
