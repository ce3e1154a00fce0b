import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFilter } from '#machines/shared/paged-list.machine.ts';
import { type Favourite, favouriteTypes } from '#services/contract/favourite.contract.ts';
import type { ListActor } from '../shared/list-actor.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import * as css from './person-lists.css.ts';

export function FavouriteKinds({ actor }: { readonly actor: ListActor<Favourite> | undefined }) {
  const { t } = useTranslation('people');
  const chosen = useSelector(actor, (snapshot) => (snapshot && selectFilter(snapshot).kind) ?? '');
  return (
    <fieldset className={css.kinds}>
      <legend className={css.legend}>{t('tab.kinds')}</legend>
      {(['', ...favouriteTypes] as const).map((kind) => (
        <ChoiceChip
          key={kind}
          aria-pressed={chosen === kind}
          onClick={() => actor?.send({ type: 'list.filter', filter: { kind } })}
        >
          {kind === '' ? t('tab.allKinds') : t(`kind.${kind}`)}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
