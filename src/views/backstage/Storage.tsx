import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import * as css from './Panel.css.ts';
import { ActionButton, Block, Hint, type SectionProps } from './parts.tsx';

export function Storage({ actor }: SectionProps) {
  const { t, i18n } = useTranslation('backstage');
  const { stored } = useSelector(actor, selectPicture);
  const sizeText = (bytes: number | null) =>
    bytes === null ? t('storage.unknown') : `${bytes.toLocaleString(i18n.language)} B`;
  return (
    <>
      <Block title={t('storage.stored')}>
        {stored.length === 0 ? <Hint>{t('storage.none')}</Hint> : null}
        <ul className={css.list}>
          {stored.map(({ area, key, bytes }) => (
            <li key={`${area} ${key}`} className={css.row}>
              <code className={`${css.mono} ${css.grow}`}>{key}</code>
              <span className={css.faint}>{`${t(`storage.area.${area}`)} · ${sizeText(bytes)}`}</span>
            </li>
          ))}
        </ul>
        <div className={css.buttons}>
          <ActionButton actor={actor} action={{ name: 'clearStorage', with: [] }}>
            {t('storage.clear')}
          </ActionButton>
        </div>
      </Block>
      <Block title={t('storage.journal')}>
        <Hint>{t('storage.journalHint')}</Hint>
        <div className={css.buttons}>
          <ActionButton actor={actor} action={{ name: 'openJournal', with: ['now'] }}>
            {t('storage.open')}
          </ActionButton>
          <ActionButton actor={actor} action={{ name: 'openJournal', with: ['previous'] }}>
            {t('storage.openPrevious')}
          </ActionButton>
          <ActionButton actor={actor} action={{ name: 'saveJournal', with: [] }}>
            {t('storage.save')}
          </ActionButton>
          <ActionButton actor={actor} action={{ name: 'savePreviousJournal', with: [] }}>
            {t('storage.savePrevious')}
          </ActionButton>
        </div>
      </Block>
      <Block title={t('storage.reset')}>
        <Hint>{t('storage.resetHint')}</Hint>
        <div className={css.buttons}>
          <ActionButton actor={actor} action={{ name: 'reset', with: [] }}>
            {t('storage.reset')}
          </ActionButton>
        </div>
      </Block>
    </>
  );
}
