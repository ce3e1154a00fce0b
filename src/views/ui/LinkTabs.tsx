import { Link } from 'wouter';
import { bringIn } from './bring-in.ts';
import * as css from './LinkTabs.css.ts';

interface LinkTab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              ref={tab.isCurrent ? bringIn : undefined}
              className={css.tab}
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
