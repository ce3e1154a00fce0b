import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFilters, selectPicture } from '#machines/backstage/backstage.machine.ts';
import * as css from './Panel.css.ts';
import { Hint, Input, List, type SectionProps, useWords } from './parts.tsx';

export function Scenarios({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const words = useWords();
  const { scenarios: all, situation } = useSelector(actor, selectPicture);
  const { scenarios: filter } = useSelector(actor, selectFilters);
  const now = situation.scenario;
  const wanted = filter.trim().toLowerCase();
  const found = all.filter(({ name, says }) => `${name} ${says.zh} ${says.en}`.toLowerCase().includes(wanted));
  return (
    <div className={css.block}>
      <Input
        label={t('scenarios.filter')}
        type="search"
        value={filter}
        onChange={({ currentTarget }) =>
          actor.send({ type: 'filter.change', of: 'scenarios', text: currentTarget.value })
        }
      />
      <Hint>{found.length === 0 ? t('scenarios.none') : t('scenarios.count', { count: found.length })}</Hint>
      <List>
        {found.map(({ name, says }) => (
          <li key={name}>
            <button
              type="button"
              className={css.choice}
              aria-current={name === now ? 'true' : undefined}
              onClick={() => actor.send({ type: 'action.run', action: { name: 'begin', with: [name] } })}
            >
              <span className={css.mono}>
                <span>{name}</span> {name === now ? <span className={css.badge}>{t('scenarios.now')}</span> : null}
              </span>
              <span>{words(says)}</span>
            </button>
          </li>
        ))}
      </List>
    </div>
  );
}
