import { Link } from 'wouter';
import { classNames } from '../ui/class-names.ts';
import * as css from './ContentsList.css.ts';
import { type Heading, listed } from './headings.ts';

interface ContentsListProps {
  readonly headings: readonly Heading[];
  readonly read: string | null;
}

export function ContentsList({ headings, read }: ContentsListProps) {
  return (
    <ol role="list" className={css.root}>
      {listed(headings).map(({ id, text, depth }) => (
        <li key={id}>
          <Link
            className={classNames(css.link, depth > 0 && css.deep, depth > 1 && css.deeper)}
            href={`#${encodeURIComponent(id)}`}
            aria-current={id === read ? 'location' : undefined}
            lang="zh-CN"
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
