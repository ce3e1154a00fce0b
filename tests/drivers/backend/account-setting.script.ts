import type { AnyActorRef } from 'xstate';
import { memberOf } from '#mocks/domain/rules/accounts.ts';
import { openTicketOf, phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { putMember } from '#mocks/domain/tables.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { childOf, sendNewPassword } from './forms.ts';
import { codeFor, loggedInAs, loginOfMember, wangfang } from './logins.ts';
import type { Script } from './play.ts';
import type { Scene } from './scene.ts';
import { until } from './until.ts';

const me = ({ store, backend: { domain } }: Scene) =>
  memberOf(domain, store.peek(stored.session)?.identity ?? 'nobody');

/** What an editor of the real backend would do. */
const setWechat = (scene: Scene, isBound: boolean): void => {
  const { domain } = scene.backend;
  const row = me(scene);
  if (row.openid !== null) domain.tables.memberByOpenid.delete(row.openid);
  putMember(domain.tables, { ...row, openid: isBound ? unboundOpenid(domain) : null });
};

/** Binds what nobody has bound so far. */
const bind = (form: AnyActorRef, { backend }: Scene, field: 'mobile' | 'email'): void => {
  const n = backend.domain.events.length;
  const typed = field === 'mobile' ? `139${String(n).padStart(4, '0')}5678` : `user${n}@shiye.example`;
  form.send({ type: `${field}.change`, value: typed });
  form.send({ type: 'code.change', value: codeFor(backend, field === 'mobile' ? `+86${typed}` : typed) });
  form.send({ type: 'bind.submit' });
};

export const accountSettingScript: Script = {
  ...loggedInAs(wangfang),
  stories: {
    'WeChat is not bound': (scene) => setWechat(scene, false),
    'WeChat is bound': (scene) => setWechat(scene, true),
    'bind a mobile': (scene) => bind(childOf(scene.chart, 'bindMobile'), scene, 'mobile'),
    'bind an email': (scene) => bind(childOf(scene.chart, 'bindEmail'), scene, 'email'),
    // It ends every login of the member, and the app logs in anew.
    'set a password': async (scene) => {
      const form = childOf(scene.chart, 'resetPassword');
      const { memberId, mobile } = me(scene);
      await sendNewPassword(form, scene, mobile ?? '');
      await until(() => form.getSnapshot().status !== 'active');
      scene.store.save(stored.session, loginOfMember(scene.backend, memberId));
    },
    // The page may not know yet that it was bound before.
    'confirm in WeChat': async (scene) => {
      const { domain } = scene.backend;
      await until(() => openTicketOf(domain) !== null);
      setWechat(scene, false);
      phone.confirm(domain, unboundOpenid(domain));
    },
  },
};
