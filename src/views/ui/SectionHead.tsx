import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import * as css from './SectionHead.css.ts';

interface More {
  readonly href: string;
  readonly label: string;
  readonly name: string;
}

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lang?: string;
  readonly more?: More;
}

export function SectionHead({ id, title, lang, more }: SectionHeadProps) {
  return (
    <div className={css.root}>
      <h2 id={id} className={css.title} lang={lang}>
        {title}
      </h2>
      {more === undefined ? null : (
        <Link className={css.more} href={more.href} aria-label={more.name}>
          <span>{more.label}</span>
          <ChevronRight aria-hidden="true" size={16} />
        </Link>
      )}
    </div>
  );
}
