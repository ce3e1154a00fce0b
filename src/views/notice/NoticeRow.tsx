import Bell from 'lucide-react/icons/bell';
import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { To } from '#routes/to.ts';
import { type Notice, type NoticeContent, noticeType, readNoticeContent } from '#services/contract/notice.contract.ts';
import { useTo } from '../context.tsx';
import { Ago } from '../kit/Ago.tsx';
import { ContentHtml } from '../kit/ContentHtml.tsx';
import * as link from '../ui/link.css.ts';
import { SkeletonAvatar, SkeletonLine } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './SystemMessage.css.ts';

/** A notice about a comment leads to it. */
const subjectOf = (to: To, content: NoticeContent, entityId: string) => {
  const { commentType, postId, subjectId } = content;
  const comment = commentType === undefined || subjectId === undefined ? {} : { comment: subjectId };
  if (postId !== undefined) return { kind: 'post', href: to.post({ id: postId, ...comment }) } as const;
  if (commentType === 'news') return { kind: 'news', href: to.article({ id: entityId, ...comment }) } as const;
  if (commentType === 'activity') return { kind: 'activity', href: to.event({ id: entityId, ...comment }) } as const;
  if (content.memberId !== undefined) return { kind: 'member', href: to.person({ id: content.memberId }) } as const;
  return null;
};

export function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('notice');
  const to = useTo();
  const content = readNoticeContent(notice.noticeContent);
  const subject = subjectOf(to, content, notice.entityId);
  const Icon = notice.noticeType === noticeType.comment ? MessageSquare : Bell;
  return (
    <div className={css.row}>
      <span className={css.icon}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        {notice.isRead ? null : <span className={css.dot} />}
      </span>
      <div className={css.words}>
        {notice.isRead ? null : <VisuallyHidden>{t('unreadSign')}</VisuallyHidden>}
        <ContentHtml html={content.template} look="note" lang="zh-CN" />
        <p className={css.foot}>
          <Ago ms={notice.sentTime} />
          {subject ? (
            <Link className={link.inline} href={subject.href}>
              {t(`see.${subject.kind}`)}
            </Link>
          ) : null}
        </p>
      </div>
    </div>
  );
}

export function NoticeRowSkeleton() {
  return (
    <div className={css.row}>
      <SkeletonAvatar size={40} />
      <div className={css.words}>
        <SkeletonLine width="80%" />
        <SkeletonLine width="8rem" />
      </div>
    </div>
  );
}
