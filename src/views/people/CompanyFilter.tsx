import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { companiesFor, type PeopleActor, selectCompanyText, selectFilter } from '#machines/content/people.machine.ts';
import type { PeopleChoices } from '#machines/content/people-loads.ts';
import { isCount } from '../kit/formats.ts';
import { Combobox } from '../ui/Combobox.tsx';

interface Props {
  readonly actor: PeopleActor;
  readonly companies: PeopleChoices['companies'];
}

export function CompanyFilter({ actor, companies }: Props) {
  const { t } = useTranslation('people');
  const text = useSelector(actor, selectCompanyText);
  const { companyId } = useSelector(actor, selectFilter);
  const chosen = companies.find(({ id }) => String(id) === companyId);
  const shown = text === '' ? (chosen?.name ?? '') : text;
  const items = useMemo(
    () =>
      companiesFor(companies, shown).map(({ id, name, memberCount }) => ({
        id: String(id),
        label: name,
        hint: isCount(memberCount) ? String(memberCount) : '',
      })),
    [companies, shown],
  );
  return (
    <Combobox
      label={t('filter.company')}
      labelHidden
      tight
      widePanel
      placeholder={t('filter.companyAll')}
      items={items}
      value={companyId === '' ? undefined : companyId}
      inputValue={shown}
      allowCustom
      onInputValueChange={(typed) => actor.send({ type: 'company.type', text: typed })}
      onSelect={({ id, label }) => actor.send({ type: 'company.choose', id, name: label })}
      emptyText={t('filter.companyNone')}
      offersLabel={t('filter.companyOffers')}
      resultsText={t('filter.companyCount', { count: items.length })}
      toggleLabel={t('filter.showCompanies')}
      clearLabel={t('filter.clearCompany')}
    />
  );
}
