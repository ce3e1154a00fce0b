import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import * as css from './Panel.css.ts';
import { Block, DeedButton, Hint, type SectionProps } from './parts.tsx';

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
          <DeedButton actor={actor} deed={{ name: 'clearStorage', with: [] }}>
            {t('storage.clear')}
          </DeedButton>
        </div>
      </Block>
      <Block title={t('storage.journal')}>
        <Hint>{t('storage.journalHint')}</Hint>
        <div className={css.buttons}>
          <DeedButton actor={actor} deed={{ name: 'openJournal', with: ['now'] }}>
            {t('storage.open')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'openJournal', with: ['previous'] }}>
            {t('storage.openPrevious')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'saveJournal', with: [] }}>
            {t('storage.save')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'savePreviousJournal', with: [] }}>
            {t('storage.savePrevious')}
          </DeedButton>
        </div>
      </Block>
      <Block title={t('storage.reset')}>
        <Hint>{t('storage.resetHint')}</Hint>
        <div className={css.buttons}>
          <DeedButton actor={actor} deed={{ name: 'reset', with: [] }}>
            {t('storage.reset')}
          </DeedButton>
        </div>
      </Block>
    </>
  );
}
