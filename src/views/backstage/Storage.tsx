import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import { tiny } from '../ui/text.css.ts';
import * as css from './Panel.css.ts';
import { Actions, Block, Hint, List, type SectionProps } from './parts.tsx';

export function Storage({ actor }: SectionProps) {
  const { t, i18n } = useTranslation('backstage');
  const { stored } = useSelector(actor, selectPicture);
  const sizeText = (bytes: number | null) =>
    bytes === null ? t('storage.unknown') : `${bytes.toLocaleString(i18n.language)} B`;
  return (
    <>
      <Block title={t('storage.stored')}>
        {stored.length === 0 ? <Hint>{t('storage.none')}</Hint> : null}
        <List>
          {stored.map(({ area, key, bytes }) => (
            <li key={`${area} ${key}`} className={css.row}>
              <code className={`${css.mono} ${css.grow}`}>{key}</code>
              <span className={tiny}>{`${t(`storage.area.${area}`)} · ${sizeText(bytes)}`}</span>
            </li>
          ))}
        </List>
        <Actions actor={actor} actions={[[t('storage.clear'), { name: 'clearStorage', with: [] }]]} />
      </Block>
      <Block title={t('storage.journal')}>
        <Hint>{t('storage.journalHint')}</Hint>
        <Actions
          actor={actor}
          actions={[
            [t('storage.open'), { name: 'openJournal', with: ['now'] }],
            [t('storage.openPrevious'), { name: 'openJournal', with: ['previous'] }],
            [t('storage.save'), { name: 'saveJournal', with: [] }],
            [t('storage.saveHidden'), { name: 'saveHiddenJournal', with: [] }],
            [t('storage.savePrevious'), { name: 'savePreviousJournal', with: [] }],
          ]}
        />
      </Block>
      <Block title={t('storage.reset')}>
        <Hint>{t('storage.resetHint')}</Hint>
        <Actions actor={actor} actions={[[t('storage.reset'), { name: 'reset', with: [] }]]} />
      </Block>
    </>
  );
}
