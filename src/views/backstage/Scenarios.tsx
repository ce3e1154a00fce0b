import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/TextField.tsx';
import * as css from './Panel.css.ts';
import { Actions, Hint, List, type TabProps, useWords } from './parts.tsx';

export function Scenarios({ backstage, run }: TabProps) {
  const { t } = useTranslation('backstage');
  const words = useWords();
  const [filter, setFilter] = useState('');
  const { scenario } = backstage.situation();
  const wanted = filter.trim().toLowerCase();
  const found = backstage
    .scenarios()
    .map((name) => ({ name, says: backstage.says(name) }))
    .filter(({ name, says }) => `${name} ${says.zh} ${says.en}`.toLowerCase().includes(wanted));
  return (
    <div className={css.block}>
      <Actions run={run} calls={[[t('scenarios.reset'), () => backstage.reset()]]} />
      <Hint>{t('scenarios.resetHint')}</Hint>
      <TextField
        tight
        label={t('scenarios.filter')}
        type="search"
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      <Hint>{found.length === 0 ? t('scenarios.none') : t('scenarios.count', { count: found.length })}</Hint>
      <List>
        {found.map(({ name, says }) => (
          <li key={name}>
            <button
              type="button"
              className={css.choice}
              aria-current={name === scenario ? 'true' : undefined}
              onClick={() => run(() => backstage.scenario(name))}
            >
              <span className={css.mono}>
                <span>{name}</span> {name === scenario ? <span className={css.badge}>{t('scenarios.now')}</span> : null}
              </span>
              <span>{words(says)}</span>
            </button>
          </li>
        ))}
      </List>
    </div>
  );
}
