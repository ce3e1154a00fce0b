import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Unreadable } from '../kit/Unreadable.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import * as link from '../ui/link.css.ts';
import * as css from './SystemMessage.css.ts';
import { useApplications } from './use-previews.ts';

export function ApplicationPreviews() {
  const { t } = useTranslation('notice');
  const to = useTo();
  const headingId = useId();
  const { actor, applications, failure, unreadable } = useApplications();
  if (failure) {
    return (
      <FailedPart
        title={t('bell.applicationsFailed')}
        failure={failure}
        compact
        onRetry={() => actor?.send({ type: 'resource.retry' })}
      />
    );
  }
  if (applications === null || applications.length + unreadable === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={css.applications}>
        {t('part.apply')}
      </h3>
      <ul role="list">
        {applications.map(({ id, requestMemberId, nickname: name, avatar, message, status }) => (
          <li key={id} className={css.preview}>
            <div className={css.row}>
              <Avatar name={name} src={avatar} />
              <div className={css.words}>
                <Link className={link.plain} href={to.person({ id: requestMemberId })} lang="zh-CN">
                  {name}
                </Link>
                {message === '' ? null : <p lang="zh-CN">{message}</p>}
                <p className={css.foot}>
                  <span>{t(`bell.status.${status}`)}</span>
                  {status === 'PENDING' ? (
                    <Link className={link.inline} href={to.systemMessage({ part: 'apply' })}>
                      {t('bell.answer')}
                    </Link>
                  ) : null}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Unreadable count={unreadable} />
    </section>
  );
}
