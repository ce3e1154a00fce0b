import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import { clockText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import { tiny } from '../ui/text.css.ts';
import * as css from './Panel.css.ts';
import { ActionButton, Actions, Block, Hint, List, type SectionProps } from './parts.tsx';

export function Phone({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { codes } = useSelector(actor, selectPicture);
  return (
    <>
      <Block title={t('phone.codes')}>
        {codes.length === 0 ? <Hint>{t('phone.noCodes')}</Hint> : null}
        <List>
          {codes.map(({ account, code, at }) => (
            <li key={`${account} ${at}`} className={css.row}>
              <code className={css.code}>{code}</code>
              <span className={css.grow}>
                <span className={css.mono}>{account}</span> <Time className={tiny} ms={at} say={clockText} />
              </span>
              <ActionButton
                actor={actor}
                action={{ name: 'copyCode', with: [code] }}
                aria-label={t('phone.copy', { code })}
              >
                {t('phone.copyShort')}
              </ActionButton>
            </li>
          ))}
        </List>
      </Block>
      <Block title={t('phone.wechat')}>
        <Hint>{t('phone.wechatHint')}</Hint>
        <Actions
          actor={actor}
          actions={[
            [t('phone.scan'), { name: 'scan', with: [] }],
            [t('phone.confirmBound'), { name: 'confirm', with: ['bound'] }],
            [t('phone.confirmUnbound'), { name: 'confirm', with: ['unbound'] }],
            [t('phone.cancel'), { name: 'cancel', with: [] }],
            [t('phone.expire'), { name: 'expire', with: [] }],
          ]}
        />
      </Block>
    </>
  );
}
