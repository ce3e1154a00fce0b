import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import { TextField } from '../ui/TextField.tsx';
import { tiny } from '../ui/text.css.ts';
import * as css from './Panel.css.ts';
import { Hint, List, type TabProps } from './parts.tsx';

const most = 200;

export function Events({ backstage }: TabProps) {
  const { t } = useTranslation('backstage');
  const [filter, setFilter] = useState('');
  const found = backstage
    .events()
    .map((event, index) => ({ ...event, seq: index + 1 }))
    .filter(({ type }) => type.includes(filter.trim()))
    .toReversed();
  return (
    <div className={css.block}>
      <TextField
        tight
        label={t('events.filter')}
        type="search"
        value={filter}
        spellCheck={false}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      <Hint>
        <span>{found.length === 0 ? t('events.none') : t('events.count', { count: found.length })}</span>
        {found.length > most ? <span>{` · ${t('events.newest', { number: most })}`}</span> : null}
      </Hint>
      <List>
        {found.slice(0, most).map(({ seq, type, at }) => (
          <li key={seq} className={css.row}>
            <span className={tiny}>{seq}</span>
            <code className={`${css.mono} ${css.grow}`}>{type}</code>
            <Time className={tiny} ms={at} say={secondText} />
          </li>
        ))}
      </List>
    </div>
  );
}
