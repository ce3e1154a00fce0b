import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { wrap } from '../ui/layout.css.ts';
import { Select } from '../ui/Select.tsx';
import * as css from './Panel.css.ts';
import { Hint, List, type TabProps } from './parts.tsx';

const pageRows = 20;

export function Tables({ backstage }: TabProps) {
  const { t } = useTranslation('backstage');
  const [{ table, from }, setPage] = useState({ table: 'events', from: 0 });
  const tables = backstage.tables();
  const all = tables.find(({ name }) => name === table)?.rows ?? 0;
  const rows = backstage.rows(table, from, pageRows).map((row, index) => ({ place: from + index, row }));
  return (
    <div className={css.block}>
      <Select
        tight
        label={t('tables.table')}
        value={table}
        options={tables.map(({ name, rows: count }) => ({ id: name, label: `${name} (${count})` }))}
        onChange={({ currentTarget }) => setPage({ table: currentTarget.value, from: 0 })}
      />
      <Hint>
        {rows.length === 0 ? t('tables.none') : t('tables.range', { from: from + 1, to: from + rows.length, all })}
      </Hint>
      <div className={wrap.s}>
        <Button size="s" aria-disabled={from === 0} onClick={() => setPage({ table, from: from - pageRows })}>
          {t('tables.previous')}
        </Button>
        <Button
          size="s"
          aria-disabled={from + pageRows >= all}
          onClick={() => setPage({ table, from: from + pageRows })}
        >
          {t('tables.next')}
        </Button>
      </div>
      <List>
        {rows.map(({ place, row }) => (
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
