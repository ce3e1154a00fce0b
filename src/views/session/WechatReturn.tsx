import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { WechatReturnActor } from '#machines/session/wechat-return.machine.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import * as css from './SsoLogin.css.ts';

const stages = ['login', 'bind'] as const;
const titles = { login: 'wechat.returning', bind: 'wechat.binding' } as const;

/** Modal, without a close button, until the code is checked. */
export function WechatReturn({ actor }: { readonly actor: WechatReturnActor }) {
  const { t } = useTranslation('session');
  const stage = useSelector(actor, (snapshot) => stages.find((tag) => snapshot.hasTag(tag)));
  if (!stage) return null;
  return (
    <Dialog open size="ask" title={t(titles[stage])} closeOnOutside={false} closeOnEscape={false} onClose={() => {}}>
      <p role="status" className={css.busy}>
        <Spinner size={28} />
        <span>{t('sso.busy')}</span>
      </p>
    </Dialog>
  );
}
