import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { listOrders, type NewsItemsActor, selectOrder, selectRange } from '#machines/content/news-list.machine.ts';
import { dateRanges } from '#services/contract/constants.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import { Select } from '../ui/Select.tsx';
import * as css from './ListChoices.css.ts';

interface ListChoicesProps {
  readonly actor: NewsItemsActor;
  readonly isHot: boolean;
}

export function ListChoices({ actor, isHot }: ListChoicesProps) {
  const { t } = useTranslation(['news', 'newsroom']);
  const order = useSelector(actor, selectOrder);
  const range = useSelector(actor, selectRange);
  const ranges = dateRanges.map((id) => ({ id, label: t(`newsroom:list.range.${id}`) }));
  return (
    <div className={css.root}>
      {isHot ? null : (
        <fieldset aria-label={t('newsroom:list.order.label')} className={css.orders}>
          {listOrders.map((each) => (
            <ChoiceChip
              key={each}
              aria-pressed={each === order}
              onClick={() => actor.send({ type: 'list.filter', filter: { order: each } })}
            >
              {t(`newsroom:list.order.${each}`)}
            </ChoiceChip>
          ))}
        </fieldset>
      )}
      <div className={css.range}>
        <Select
          label={t('newsroom:list.range.label')}
          labelHidden
          tight
          options={ranges}
          placeholder={t('newsroom:list.range.any')}
          value={range ?? ''}
          onChange={({ currentTarget }) => actor.send({ type: 'list.filter', filter: { range: currentTarget.value } })}
        />
      </div>
    </div>
  );
}
