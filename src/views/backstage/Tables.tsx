import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture, selectTable } from '#machines/backstage/backstage.machine.ts';
import { wrap } from '../ui/layout.css.ts';
import * as css from './Panel.css.ts';
import { Choice, Hint, List, type SectionProps } from './parts.tsx';

export function Tables({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const panelData = useSelector(actor, selectPicture);
  const { table, from, rows, count: all } = useSelector(actor, selectTable, shallowEqual);
  const numbered = rows.map((row, index) => ({ place: from + index, row }));
  const canTurn = (by: 1 | -1) => actor.getSnapshot().can({ type: 'table.turn', by });
  return (
    <div className={css.block}>
      <Choice
        label={t('tables.table')}
        value={table}
        options={panelData.tables.map((each) => ({ value: each.name, label: `${each.name} (${each.rows})` }))}
        onChange={({ currentTarget }) => actor.send({ type: 'table.choose', table: currentTarget.value })}
      />
      <Hint>
        {rows.length === 0 ? t('tables.none') : t('tables.range', { from: from + 1, to: from + rows.length, all })}
      </Hint>
      <div className={wrap.s}>
        <button
          type="button"
          className={css.button}
          aria-disabled={!canTurn(-1)}
          onClick={() => actor.send({ type: 'table.turn', by: -1 })}
        >
          {t('tables.previous')}
        </button>
        <button
          type="button"
          className={css.button}
          aria-disabled={!canTurn(1)}
          onClick={() => actor.send({ type: 'table.turn', by: 1 })}
        >
          {t('tables.next')}
        </button>
      </div>
      <List>
        {numbered.map(({ place, row }) => (
          <li key={place}>
            <details>
              <summary className={css.summary}>{JSON.stringify(row).slice(0, 120)}</summary>
              <pre className={css.json}>{JSON.stringify(row, null, 2)}</pre>
            </details>
          </li>
        ))}
      </List>
    </div>
  );
}
