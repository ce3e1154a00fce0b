import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, isCount } from './formats.ts';

interface CountedProps {
  /** Nothing is shown for what is no count. */
  readonly of: number | null | undefined;
  readonly children: (total: string, count: number) => ReactNode;
}

/** What is said with a count; `total` is the short text of it. */
export function Counted({ of, children }: CountedProps) {
  const { i18n } = useTranslation();
  return isCount(of) ? children(countText(of, i18n.language), of) : null;
}
