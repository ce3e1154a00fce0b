import type { AnyActorRef } from 'xstate';
import { memberOf } from '#mocks/domain/rules/accounts.ts';
import { openTicketOf, phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { putMember } from '#mocks/domain/tables.ts';
import { stored } from '#services/contract/stored.contract.ts';
import type { ChartFixture } from './fixture.ts';
import { childOf, sendNewPassword } from './forms.ts';
import { codeFor, loginOfMember } from './logins.ts';
import type { Driver } from './play-path.ts';
import { until } from './until.ts';

const me = ({ store, backend: { domain } }: ChartFixture) =>
  memberOf(domain, store.peek(stored.session)?.identity ?? 'nobody');

/** What an editor of the real backend would do. */
const setWechat = (fixture: ChartFixture, isBound: boolean): void => {
  const { domain } = fixture.backend;
  const row = me(fixture);
  if (row.openid !== null) domain.tables.memberByOpenid.delete(row.openid);
  putMember(domain.tables, { ...row, openid: isBound ? unboundOpenid(domain) : null });
};

/** Binds what nobody has bound so far. */
const bind = (form: AnyActorRef, { backend }: ChartFixture, field: 'mobile' | 'email'): void => {
  const n = backend.domain.events.length;
  const typed = field === 'mobile' ? `139${String(n).padStart(4, '0')}5678` : `user${n}@shiye.example`;
  form.send({ type: 'field.change', field, text: typed });
  form.send({
    type: 'field.change',
    field: 'code',
    text: codeFor(backend, field === 'mobile' ? `+86${typed}` : typed),
  });
  form.send({ type: 'bind.submit' });
};

export const accountSettingDriver: Driver = {
  stories: {
    'WeChat is not bound': (fixture) => setWechat(fixture, false),
    'WeChat is bound': (fixture) => setWechat(fixture, true),
    'bind a mobile': (fixture) => bind(childOf(fixture.chart, 'bindMobile'), fixture, 'mobile'),
    'bind an email': (fixture) => bind(childOf(fixture.chart, 'bindEmail'), fixture, 'email'),
    // It ends every login of the member, and the app logs in anew.
    'set a password': async (fixture) => {
      const form = childOf(fixture.chart, 'resetPassword');
      const { memberId, mobile } = me(fixture);
      await sendNewPassword(form, fixture, mobile ?? '');
      await until(() => form.getSnapshot().status !== 'active');
      fixture.store.save(stored.session, loginOfMember(fixture.backend, memberId));
    },
    // The page may not know yet that it was bound before.
    'confirm in WeChat': async (fixture) => {
      const { domain } = fixture.backend;
      await until(() => openTicketOf(domain) !== null);
      setWechat(fixture, false);
      phone.confirm(domain, unboundOpenid(domain));
    },
  },
};
