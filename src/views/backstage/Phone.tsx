import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import { clockText, machineTime } from '../shared/formats.ts';
import * as css from './Panel.css.ts';
import { Block, DeedButton, Hint, type SectionProps } from './parts.tsx';

export function Phone({ actor }: SectionProps) {
  const { t, i18n } = useTranslation('backstage');
  const { codes } = useSelector(actor, selectPicture);
  return (
    <>
      <Block title={t('phone.codes')}>
        {codes.length === 0 ? <Hint>{t('phone.noCodes')}</Hint> : null}
        <ul className={css.list}>
          {codes.map(({ account, code, at }) => (
            <li key={`${account} ${at}`} className={css.row}>
              <code className={css.code}>{code}</code>
              <span className={css.grow}>
                <span className={css.mono}>{account}</span>{' '}
                <time className={css.faint} dateTime={machineTime(at)}>
                  {clockText(at, i18n.language)}
                </time>
              </span>
              <DeedButton
                actor={actor}
                deed={{ name: 'copyCode', with: [code] }}
                aria-label={t('phone.copy', { code })}
              >
                {t('phone.copyShort')}
              </DeedButton>
            </li>
          ))}
        </ul>
      </Block>
      <Block title={t('phone.wechat')}>
        <Hint>{t('phone.wechatHint')}</Hint>
        <div className={css.buttons}>
          <DeedButton actor={actor} deed={{ name: 'scan', with: [] }}>
            {t('phone.scan')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'confirm', with: ['bound'] }}>
            {t('phone.confirmBound')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'confirm', with: ['unbound'] }}>
            {t('phone.confirmUnbound')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'cancel', with: [] }}>
            {t('phone.cancel')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'expire', with: [] }}>
            {t('phone.expire')}
          </DeedButton>
        </div>
      </Block>
    </>
  );
}
