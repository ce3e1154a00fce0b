import { useMemo } from 'react';
import { headingsOf } from '../ui/sanitize.ts';
import { contentsOf, type Heading } from './headings.ts';

/** The same array while the HTML is the same. */
export const useHeadings = (html: string): readonly Heading[] =>
  useMemo(() => (html === '' ? [] : contentsOf(headingsOf(html))), [html]);
