import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompanySuggestActor, selectSuggestions } from '#machines/company-suggest/company-suggest.machine.ts';
import type { FieldChange } from '#machines/kit/form.ts';
import { Combobox } from '../ui/Combobox.tsx';
import type { FieldWords } from '../ui/Field.tsx';

interface Props extends FieldWords {
  readonly suggest: CompanySuggestActor | undefined;
  readonly company: string;
  readonly onChange: (change: Omit<FieldChange, 'type' | 'field'>) => void;
  readonly onLeave: () => void;
}

const none: ReturnType<typeof selectSuggestions> = [];

const useSuggestions = (actor: CompanySuggestActor | undefined) => ({
  found: useSelector(actor, (snapshot) => (snapshot ? selectSuggestions(snapshot) : none)),
  isBusy: useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false),
  isHot: useSelector(actor, (snapshot) => snapshot?.hasTag('hot') ?? false),
  isNone: useSelector(actor, (snapshot) => snapshot?.hasTag('none') ?? false),
  isFailed: useSelector(actor, (snapshot) => snapshot?.hasTag('failed') ?? true),
});

export function CompanyBox({ suggest, company, onChange, onLeave, ...words }: Props) {
  const { t, i18n } = useTranslation('registration');
  const { found, isBusy, isHot, isNone, isFailed } = useSuggestions(suggest);
  const isEnglish = i18n.language === 'en';
  const items = useMemo(
    () => found.map(({ id, cnName, enName }) => ({ id: String(id), label: (isEnglish && enName) || cnName })),
    [found, isEnglish],
  );
  return (
    <Combobox
      {...words}
      name="company"
      items={items}
      inputValue={company}
      allowCustom
      onInputValueChange={(text, input) => onChange({ text, isComposing: input === 'composing' })}
      onSelect={({ id, label }) => onChange({ text: label, id: Number(id) })}
      onOpenChange={(isOpen) =>
        suggest?.send(isOpen ? { type: 'suggest.open', keyword: company } : { type: 'suggest.leave' })
      }
      onBlur={onLeave}
      loading={isBusy}
      loadingText={t('company.searching')}
      emptyText={isNone ? t('company.none') : undefined}
      failedText={isFailed ? t('company.failed') : undefined}
      offersLabel={t('company.offers')}
      resultsText={isHot ? t('company.hot') : t('company.count', { number: items.length })}
    />
  );
}
