import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { CompanySuggestActor } from '#machines/company-suggest/company-suggest.machine.ts';
import { selectFilter } from '#machines/kit/paged-list.machine.ts';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { Company } from '#services/contract/company.contract.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { QuietNote } from '../kit/QuietNote.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import { stack } from '../ui/layout.css.ts';
import { Select } from '../ui/Select.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import * as css from './Companies.css.ts';
import { CompanySearch } from './CompanySearch.tsx';

interface CompanyChoices {
  readonly categories: readonly { readonly code: string; readonly name: string }[];
  readonly cities: readonly string[];
}

interface CompanyFilterProps {
  readonly actor: ListActor<Company>;
  readonly choices: ResourceActor<CompanyChoices>;
  readonly names: CompanySuggestActor;
}

export function CompanyFilter({ actor, choices, names }: CompanyFilterProps) {
  const { t } = useTranslation('company');
  const { keyword = '', category = '', city = '' } = useSelector(actor, selectFilter);
  const known = useSelector(choices, (snapshot) => selectData<CompanyChoices>(snapshot));
  const failure = useSelector(choices, selectFailure);
  const isLost = useSelector(choices, (snapshot) => snapshot.hasTag('failed'));
  const filter = (change: Readonly<Record<string, string>>) =>
    actor.send({ type: 'list.filter', filter: { mine: '', ...change } });
  return (
    <search className={stack.m}>
      <CompanySearch
        names={names}
        keyword={keyword}
        onSearch={(word) => filter({ keyword: word })}
        onChoose={(name) => filter({ keyword: name, category: '', city: '' })}
      >
        <div className={css.city}>
          <Select
            label={t('library.city')}
            labelHidden
            tight
            placeholder={t('library.anyCity')}
            options={(known?.cities ?? []).map((name) => ({ id: name, label: name }))}
            value={city}
            onChange={({ target }) => filter({ city: target.value })}
          />
        </div>
      </CompanySearch>
      <fieldset className={css.chips}>
        <legend className={hidden.root}>{t('library.categories')}</legend>
        {[{ code: '', name: t('library.all') }, ...(known?.categories ?? [])].map(({ code, name }) => (
          <ChoiceChip
            key={code}
            aria-pressed={category === code}
            onClick={() => filter({ category: code })}
            {...(code === '' ? {} : { lang: 'zh-CN' })}
          >
            {name}
          </ChoiceChip>
        ))}
        {isLost ? (
          <QuietNote
            className={css.lost}
            text={t('library.choicesFailed')}
            failure={failure}
            onRetry={() => choices.send({ type: 'resource.retry' })}
          />
        ) : null}
      </fieldset>
    </search>
  );
}
