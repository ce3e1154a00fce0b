import { useTranslation } from 'react-i18next';
import { clockText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import { Button } from '../ui/Button.tsx';
import { tiny } from '../ui/text.css.ts';
import * as css from './Panel.css.ts';
import { Actions, Block, Hint, List, type TabProps } from './parts.tsx';

export function Phone({ backstage, run, copy }: TabProps) {
  const { t } = useTranslation('backstage');
  const codes = backstage.codes();
  const { wechat } = backstage;
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
              <Button size="s" aria-label={t('phone.copy', { code })} onClick={() => copy(code)}>
                {t('phone.copyShort')}
              </Button>
            </li>
          ))}
        </List>
      </Block>
      <Block title={t('phone.wechat')}>
        <Hint>{t('phone.wechatHint')}</Hint>
        <Actions
          run={run}
          calls={[
            [t('phone.scan'), () => wechat.scan()],
            [t('phone.confirmBound'), () => wechat.confirm('bound')],
            [t('phone.confirmUnbound'), () => wechat.confirm('unbound')],
            [t('phone.cancel'), () => wechat.cancel()],
            [t('phone.expire'), () => wechat.expire()],
          ]}
        />
      </Block>
    </>
  );
}
