import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectTotal } from '#machines/shared/paged-list.machine.ts';
import type { Company } from '#services/contract/company.contract.ts';
import type { ListActor } from '#views/shared/list-actor.ts';
import { PagedList } from '#views/shared/PagedList.tsx';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import * as css from './Companies.css.ts';
import { CompanyRow, CompanyRowSkeleton } from './CompanyRow.tsx';

/** The library with what is chosen, how many there are, and a way on where there are none. */
export function CompanyList({ actor }: { readonly actor: ListActor<Company> }) {
  const { t } = useTranslation('company');
  const total = useSelector(actor, selectTotal);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown') && !snapshot.hasTag('empty'));
  const clear = () => actor.send({ type: 'list.filter', filter: { keyword: '', category: '', city: '' } });
  return (
    <section tabIndex={-1} aria-label={t('library.list')}>
      <p className={css.count} role="status">
        {isShown ? t('library.results', { count: total }) : ''}
      </p>
      <PagedList<Company>
        actor={actor}
        label={t('library.list')}
        failedTitle={t('library.failed')}
        skeleton={<CompanyRowSkeleton />}
        empty={
          <EmptyState
            title={t('library.empty')}
            text={t('library.emptyText')}
            action={<Button onClick={clear}>{t('library.clear')}</Button>}
          />
        }
      >
        {(company) => <CompanyRow company={company} />}
      </PagedList>
    </section>
  );
}
