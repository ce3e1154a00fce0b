import type { AnyActorRef } from 'xstate';
import { phone, strangerOpenid } from '#mocks/domain/rules/wechat.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { codeFor, strangerLogin } from './logins.ts';
import type { Script } from './play.ts';
import type { Scene } from './scene.ts';

/** Members without a WeChat account, who have a password. */
const [reader, forgetful] = ['13800000002', '13800000003'];
const password = 'Shiye2026';

const childOf = ({ chart }: Scene, id: string): AnyActorRef => {
  const child: AnyActorRef | undefined = chart.getSnapshot().children[id];
  if (!child) throw new Error(`${id} is not there`);
  return child;
};

export const loginScript: Script = {
  begin: ({ backend, store }, path) => {
    const input = path[0]?.event.input;
    if (input?.step === 'bind') store.save(stored.session, strangerLogin(backend));
    return input;
  },
  stories: {
    'log in by SMS': (scene) => {
      const sms = childOf(scene, 'smsLogin');
      sms.send({ type: 'mobile.change', value: '13912345678' });
      sms.send({ type: 'code.change', value: codeFor(scene.backend, '+8613912345678') });
      sms.send({ type: 'login.submit' });
    },
    'log in by password': (scene) => {
      const tab = childOf(scene, 'passwordLogin');
      tab.send({ type: 'mobile.change', value: reader });
      tab.send({ type: 'password.change', value: password });
      tab.send({ type: 'login.submit' });
    },
    'confirm in WeChat': async ({ backend: { world } }) => {
      await settle();
      phone.confirm(world, strangerOpenid(world));
    },
    'reset the password': async (scene) => {
      const form = childOf(scene, 'resetPassword');
      form.send({ type: 'mobile.change', value: forgetful });
      form.send({ type: 'code.request' });
      await settle();
      form.send({ type: 'code.change', value: codeFor(scene.backend, `+86${forgetful}`) });
      form.send({ type: 'password.change', value: 'Shiye2027' });
      form.send({ type: 'confirmation.change', value: 'Shiye2027' });
      form.send({ type: 'reset.submit' });
    },
  },
};
