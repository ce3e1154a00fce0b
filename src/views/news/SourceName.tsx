import { Link } from 'wouter';
import type { Flash, NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { langOf } from '../kit/lang-of.ts';

interface SourceNameProps {
  readonly source: Pick<NewsItem | Flash, 'sourceId' | 'sourceName'>;
  readonly className: string;
}

export function SourceName({ source: { sourceId, sourceName }, className }: SourceNameProps) {
  const to = useTo();
  if (sourceName === '') return null;
  if (sourceId === null) return <span lang={langOf(sourceName)}>{sourceName}</span>;
  return (
    <Link className={className} href={to.sourceNews({ tagId: String(sourceId) })} lang={langOf(sourceName)}>
      {sourceName}
    </Link>
  );
}
