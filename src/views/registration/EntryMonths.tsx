import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectText } from '#machines/kit/form.ts';
import type { MonthField as Name } from '#machines/registration/entry-form.ts';
import { type EntryHistoryActor, selectPresentMonth } from '#machines/registration/entry-history.ts';
import { monthOf } from '#machines/registration/months.ts';
import { MonthField } from '../ui/MonthField.tsx';
import * as css from './step.css.ts';
import { useStepField } from './use-step-field.ts';

interface Props {
  readonly actor: EntryHistoryActor;
}

export function EntryMonths({ actor }: Props) {
  const { t } = useTranslation('registration');
  return (
    <div className={css.months}>
      <EntryMonth actor={actor} field="startTime" required />
      <EntryMonth actor={actor} field="endTime" hint={t('hint.endTime')} side="end" />
    </div>
  );
}

interface MonthProps extends Props {
  readonly field: Name;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly side?: 'end' | undefined;
}

function EntryMonth({ actor, field, required, hint, side }: MonthProps) {
  const { t, i18n } = useTranslation('registration');
  const words = useStepField(actor, field);
  const text = useSelector(actor, (snapshot) => selectText(snapshot, field));
  const present = useSelector(actor, selectPresentMonth);
  return (
    <MonthField
      {...words}
      required={required}
      hint={hint}
      side={side}
      name={field}
      text={text}
      month={monthOf(text)}
      max={present ?? undefined}
      onChange={(typed) => actor.send({ type: 'field.change', field, text: typed })}
      onBlur={() => actor.send({ type: 'field.leave', field })}
      locale={i18n.language === 'en' ? 'en-GB' : 'zh-CN'}
      placeholder={t('month.placeholder')}
      openLabel={t('month.open', { field: words.label })}
      previousLabels={{ month: t('month.previous.month'), year: t('month.previous.year') }}
      nextLabels={{ month: t('month.next.month'), year: t('month.next.year') }}
      yearsLabel={t('month.years')}
    />
  );
}
