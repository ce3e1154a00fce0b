import { style } from '@vanilla-extract/css';
import { colour, leading, space, type } from '../theme/tokens.css.ts';
import { soft } from '../ui/text.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', minHeight: '22.5rem' });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const submit = style({ marginTop: space.xs });

export const note = style([soft, { marginBottom: space.s, lineHeight: leading.snug }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '40px',
});

export const forgotten = style({
  marginLeft: 'auto',
  minHeight: '40px',
  color: colour.accentInk,
  fontSize: type.s,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const step = style({ marginBottom: space.xxs, fontSize: type.l });
export const intro = style([soft, { marginBottom: space.m, lineHeight: leading.snug }]);
