import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectAction, selectReason } from '#machines/backstage/backstage.machine.ts';
import { classNames } from '../ui/class-names.ts';
import * as css from './Panel.css.ts';
import type { SectionProps } from './parts.tsx';

const isAddress = (reason: string): boolean => reason.startsWith('/');

const copies: ReadonlySet<string | undefined> = new Set(['copyLink', 'copyCode']);

export function Foot({ actor, className }: SectionProps & { readonly className: string }) {
  const { t } = useTranslation('backstage');
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag('done'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const reason = useSelector(actor, selectReason);
  const action = useSelector(actor, selectAction)?.name;
  const isCopy = copies.has(action);
  const isUnopened = action === 'openJournal' && isAddress(reason);
  return (
    <div className={classNames(css.foot, className)}>
      <span role="status">
        {isBusy ? <span>{t('action.busy')}</span> : null}
        {isDone ? <span>{t(isCopy ? 'action.copied' : 'action.done')}</span> : null}
      </span>
      {isFailed ? (
        <span role="alert" className={css.bad}>
          {isUnopened ? (
            <>
              <span>{t('action.notOpened')}</span>{' '}
              <a href={reason} target="_blank" rel="noopener">
                {reason}
              </a>
            </>
          ) : (
            t(isCopy ? 'action.notCopied' : 'action.failed', { reason })
          )}
        </span>
      ) : null}
    </div>
  );
}
