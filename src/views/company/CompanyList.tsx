import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFilter, selectTotal } from '#machines/kit/paged-list.machine.ts';
import type { Company } from '#services/contract/company.contract.ts';
import { useCurrentUser } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as css from './Companies.css.ts';
import { CompanyRow, CompanyRowSkeleton } from './CompanyRow.tsx';

export function CompanyList({ actor }: { readonly actor: ListActor<Company> }) {
  const { t } = useTranslation('company');
  const total = useSelector(actor, selectTotal);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown') && !snapshot.hasTag('empty'));
  const { mine, keyword, category, city } = useSelector(actor, selectFilter);
  const isMine = Boolean(mine);
  const isFiltered = [keyword, category, city].some(Boolean);
  const isMember = useCurrentUser().memberId !== null;
  const show = (mine: string) =>
    actor.send({ type: 'list.filter', filter: { keyword: '', category: '', city: '', mine } });
  return (
    <section tabIndex={-1} aria-label={t('library.list')}>
      <div className={css.bar}>
        <p className={css.count} role="status">
          {isShown ? <Counted of={total}>{(_, count) => t('library.results', { count })}</Counted> : null}
        </p>
        {isMember ? (
          <ChoiceChip aria-pressed={isMine} onClick={() => show(isMine ? '' : '1')}>
            {t('library.mine')}
          </ChoiceChip>
        ) : null}
      </div>
      <PagedList<Company>
        actor={actor}
        label={t('library.list')}
        failedTitle={t('library.failed')}
        skeleton={<CompanyRowSkeleton />}
        empty={
          isMine || isFiltered ? (
            <EmptyState
              title={t(isMine ? 'library.noneMine' : 'library.empty')}
              text={t(isMine ? 'library.noneMineText' : 'library.emptyText')}
              action={<Button onClick={() => show('')}>{t(isMine ? 'library.toAll' : 'library.clear')}</Button>}
            />
          ) : (
            <EmptyState title={t('library.bare')} text={t('library.bareText')} />
          )
        }
      >
        {(company) => <CompanyRow company={company} />}
      </PagedList>
    </section>
  );
}
