import Bell from 'lucide-react/icons/bell';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { badgeCap } from '#services/contract/constants.ts';
import type { NoticePage } from '#services/contract/notice.contract.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { Unreadable } from '../kit/Unreadable.tsx';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as link from '../ui/link.css.ts';
import { Popover } from '../ui/Popover.tsx';
import { ApplicationPreviews } from './ApplicationPreviews.tsx';
import { NoticeRow, NoticeRowSkeleton } from './NoticeRow.tsx';
import { NoticeTabs } from './NoticeTabs.tsx';
import * as css from './SystemMessage.css.ts';
import { usePreviews, useShowApplications } from './use-previews.ts';

export function NoticeBell() {
  const { t } = useTranslation('notice');
  const to = useTo();
  const { actor, page, failure, unreadable, unread: total } = usePreviews();
  const showApplications = useShowApplications();
  return (
    <Popover
      title={t('bell.title')}
      aside={
        <Link className={link.inline} href={to.systemMessage()}>
          {t('bell.all')}
        </Link>
      }
      onOpenChange={(open) => {
        if (!open) return;
        actor?.send({ type: 'resource.reload' });
        showApplications();
      }}
      trigger={
        <IconButton className={css.bell} label={t('bell.open')} icon={<Bell aria-hidden="true" size={20} />}>
          <Badge count={total} cap={badgeCap} label={(shown) => t('unread', { total: shown })} placement="corner" />
        </IconButton>
      }
    >
      <PartBoundary of={page}>
        <NoticeTabs unread={page?.unreadMessageCount ?? {}} className={css.bellTabs} />
        <div className={css.previews}>
          {failure ? (
            <FailedPart
              title={t('failed')}
              failure={failure}
              compact
              onRetry={() => actor?.send({ type: 'resource.retry' })}
            />
          ) : (
            <Previews page={page} unreadable={unreadable} />
          )}
          <ApplicationPreviews />
        </div>
      </PartBoundary>
    </Popover>
  );
}

const bones = ['a', 'b', 'c'];

function Previews({ page, unreadable }: { readonly page: NoticePage | null; readonly unreadable: number }) {
  const { t } = useTranslation('notice');
  if (page?.records.length === 0 && unreadable === 0) return <p className={css.none}>{t('bell.empty')}</p>;
  return (
    <>
      <ul role="list" aria-busy={page === null || undefined}>
        {page
          ? page.records.map((notice) => (
              <li key={notice.id} className={css.preview}>
                <PartBoundary of={notice}>
                  <NoticeRow notice={notice} />
                </PartBoundary>
              </li>
            ))
          : bones.map((bone) => (
              <li key={bone} className={css.preview}>
                <NoticeRowSkeleton />
              </li>
            ))}
      </ul>
      <Unreadable count={unreadable} />
    </>
  );
}
