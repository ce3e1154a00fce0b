import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectNewCount } from '#machines/kit/paged-list.machine.ts';
import { Button } from '../ui/Button.tsx';
import type { ListActor } from './list-actor.ts';
import * as css from './PagedList.css.ts';

interface NewItemsProps<T extends { readonly id: string | number }> {
  readonly actor: ListActor<T>;
  readonly onShow?: (() => void) | undefined;
}

export function NewItems<T extends { readonly id: string | number }>({ actor, onShow }: NewItemsProps<T>) {
  const { t } = useTranslation('shell');
  const count = useSelector(actor, selectNewCount);
  if (count === 0) return null;
  return (
    <div className={css.bar} role="status">
      <Button
        size="s"
        className={css.newItems}
        onClick={() => {
          actor.send({ type: 'list.showNew' });
          onShow?.();
        }}
      >
        {t('list.showNew', { count })}
      </Button>
    </div>
  );
}
