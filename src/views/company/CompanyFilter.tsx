import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { selectData, selectFailure } from '#machines/shared/resource.machine.ts';
import type { Company } from '#services/contract/company.contract.ts';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import type { ListActor } from '#views/shared/list-actor.ts';
import { QuietNote } from '#views/shared/QuietNote.tsx';
import { Button } from '#views/ui/Button.tsx';
import { ChoiceChip } from '#views/ui/Chip.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Select } from '#views/ui/Select.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import * as css from './Companies.css.ts';

export interface CompanyChoices {
  readonly categories: readonly { readonly code: string; readonly name: string }[];
  readonly cities: readonly string[];
}

interface CompanyFilterProps {
  readonly actor: ListActor<Company>;
  readonly choices: ResourceActor<CompanyChoices>;
}

/** What the library is narrowed to: a word, a city, a category. It starts anew with each choice, among all companies. */
export function CompanyFilter({ actor, choices }: CompanyFilterProps) {
  const { t } = useTranslation('company');
  const field = useRef<HTMLInputElement>(null);
  const { keyword = '', category = '', city = '' } = useSelector(actor, ({ context }) => context.input);
  const known = useSelector(choices, (snapshot) => selectData<CompanyChoices>(snapshot));
  const failure = useSelector(choices, selectFailure);
  const isLost = useSelector(choices, (snapshot) => snapshot.hasTag('failed'));
  const filter = (change: Readonly<Record<string, string>>) =>
    actor.send({ type: 'list.filter', filter: { mine: '', ...change } });
  return (
    <search className={css.filter}>
      <Form className={css.search} onSubmit={() => filter({ keyword: field.current?.value.trim() ?? '' })}>
        <TextField
          // Cleared with the filters.
          key={keyword}
          ref={field}
          type="search"
          enterKeyHint="search"
          label={t('library.search')}
          labelHidden
          tight
          placeholder={t('library.searchHint')}
          defaultValue={keyword}
          before={<Search aria-hidden="true" size={18} />}
        />
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
        <Button type="submit" tone="loud">
          {t('library.go')}
        </Button>
      </Form>
      <fieldset className={css.chips}>
        <legend className={css.legend}>{t('library.categories')}</legend>
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
