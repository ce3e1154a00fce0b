import { grid } from '../ui/layout.css.ts';

export const body = grid.l;
