import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectIsLimited, type VisitsActor } from '#machines/session/visits.machine.ts';
import { useApp } from '../context.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { grid } from '../ui/layout.css.ts';

const banner = () => document.querySelector<HTMLElement>('[data-foot]');

export function VisitLimit({ actor }: { readonly actor: VisitsActor }) {
  const app = useApp();
  const { t } = useTranslation('session');
  const isLimited = useSelector(actor, selectIsLimited);
  if (!isLimited) return null;
  const close = () => actor.send({ type: 'tip.close' });
  const logIn = () => {
    close();
    app.send({ type: 'login.wanted', byTap: true });
  };
  return (
    <>
      <Dialog
        open
        size="ask"
        title={t('visitLimit.title')}
        onClose={close}
        closeLabel={t('login.close')}
        beside={banner}
      >
        <div className={grid.l}>
          <p>{t('visitLimit.registration')}</p>
          <Button tone="loud" wide onClick={logIn}>
            {t('visitLimit.logIn')}
          </Button>
        </div>
      </Dialog>
      <Banner
        label={t('visitLimit.text')}
        text={t('visitLimit.text')}
        tone="inverse"
        placement="bottom"
        action={
          <Button tone="loud" size="s" onClick={logIn}>
            {t('visitLimit.logIn')}
          </Button>
        }
        closeLabel={t('login.close')}
        onClose={close}
      />
    </>
  );
}
