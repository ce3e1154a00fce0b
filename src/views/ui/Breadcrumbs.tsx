import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import * as css from './Breadcrumbs.css.ts';
import * as link from './link.css.ts';

export interface Step {
  /** Absent for the page itself. */
  readonly href?: string;
  readonly name: string;
  readonly lang?: string | undefined;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={css.root}>
        {steps.map(({ href, name, lang }, index) => (
          <li key={name} className={css.step}>
            {index === 0 ? null : <ChevronRight aria-hidden="true" className={css.mark} size={14} />}
            {href === undefined ? (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            ) : (
              <Link className={link.small} href={href} lang={lang}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
