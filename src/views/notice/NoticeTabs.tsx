import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type NoticePart, noticeParts } from '#machines/notice/notice-loads.ts';
import { badgeCap } from '#services/contract/constants.ts';
import { useTo } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import * as css from './SystemMessage.css.ts';

interface NoticeTabsProps {
  readonly unread: Partial<Readonly<Record<NoticePart, number>>>;
  readonly here?: NoticePart;
  readonly className?: string;
}

export function NoticeTabs({ unread, here, className = css.tabs }: NoticeTabsProps) {
  const { t } = useTranslation('notice');
  const to = useTo();
  return (
    <nav aria-label={t('parts')}>
      <ul role="list" className={className}>
        {noticeParts.map((part) => {
          const total = part === here ? 0 : (unread[part] ?? 0);
          return (
            <li key={part}>
              <Link
                className={css.tab}
                href={to.systemMessage({ part })}
                aria-current={part === here ? 'page' : undefined}
              >
                <span>{t(`part.${part}`)}</span>
                <Badge
                  count={total}
                  cap={badgeCap}
                  label={(shown) => t(part === 'apply' ? 'waiting' : 'unread', { total: shown })}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
