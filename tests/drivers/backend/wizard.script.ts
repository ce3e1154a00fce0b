import type { AnyActorRef } from 'xstate';
import { saveProfile } from '#mocks/domain/rules/registration.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { confirmClosing } from '../../harness/confirm-closing.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { childOf, writeWork } from './forms.ts';
import { loginOf } from './logins.ts';
import type { Script } from './play.ts';
import type { Scene } from './scene.ts';

const mobile = '+8613912345678';

const workIn = ({ chart }: Scene): AnyActorRef => {
  const work = childOf(chart, 'workHistory');
  writeWork(work);
  return work;
};

export const wizardScript: Script = {
  begin: ({ backend, store }, path) => {
    const held = loginOf(backend, mobile);
    store.save(stored.session, held);
    const input = path[0]?.event.input;
    if (!input?.needsProfile) {
      saveProfile(backend.domain, held.identity ?? '', {
        nickname: '林小满',
        gender: 'FEMALE',
        company: '小满茶饮',
        companyId: 0,
        position: '研发',
        location: '浙江省/杭州市/西湖区',
        locationId: 330106,
        email: '',
      });
    }
    return input;
  },
  stories: {
    'save the profile': (scene) => {
      const form = childOf(scene.chart, 'supplement');
      form.send({ type: 'nickname.change', text: '林小满' });
      form.send({ type: 'gender.choose', gender: 'FEMALE' });
      form.send({ type: 'company.type', text: '小满茶饮' });
      form.send({ type: 'position.change', text: '研发' });
      form.send({ type: 'location.choose', id: 330106, name: '浙江省/杭州市/西湖区' });
      form.send({ type: 'profile.submit' });
    },
    'close the profile': (scene) => confirmClosing(childOf(scene.chart, 'supplement')),
    'finish the work history': (scene) => workIn(scene).send({ type: 'entry.finish' }),
    'close the work history after one entry': async (scene) => {
      const work = workIn(scene);
      work.send({ type: 'entry.add' });
      await settle();
      scene.backend.clock.advance(submitThrottle);
      work.send({ type: 'step.close' });
    },
    'close the work history': (scene) => confirmClosing(childOf(scene.chart, 'workHistory')),
    'skip the education history': (scene) => childOf(scene.chart, 'educationHistory').send({ type: 'step.skip' }),
    'close the education history': (scene) => childOf(scene.chart, 'educationHistory').send({ type: 'step.close' }),
    'confirm the industry tags': (scene) => {
      const tags = childOf(scene.chart, 'industryTags');
      tags.send({ type: 'tag.choose', id: 301, name: '乳制品' });
      tags.send({ type: 'tags.confirm' });
    },
  },
};
