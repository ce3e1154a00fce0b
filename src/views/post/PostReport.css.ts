import { wrapRow } from '../ui/layout.css.ts';
import { faint } from '../ui/text.css.ts';

export const line = wrapRow.m;

export const reported = faint;
