import type { AnyActorRef } from 'xstate';
import { saveProfile } from '#mocks/domain/rules/registration.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { loginOf } from './logins.ts';
import type { Script } from './play.ts';
import type { Scene } from './scene.ts';

const mobile = '+8613912345678';

const stepOf = ({ chart }: Scene, id: string): AnyActorRef => {
  const child: AnyActorRef | undefined = chart.getSnapshot().children[id];
  if (!child) throw new Error(`${id} is not there`);
  return child;
};

const writeWork = (scene: Scene): AnyActorRef => {
  const work = stepOf(scene, 'workHistory');
  work.send({ type: 'text.change', field: 'position', text: '研发' });
  work.send({ type: 'company.type', text: '小满茶饮' });
  work.send({ type: 'month.change', field: 'startTime', text: '2020-03' });
  return work;
};

export const wizardScript: Script = {
  begin: ({ backend, store }, path) => {
    const held = loginOf(backend, mobile);
    store.save(stored.session, held);
    const input = path[0]?.event.input;
    if (!input?.needsProfile) {
      saveProfile(backend.world, held.identity ?? '', {
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
      const form = stepOf(scene, 'supplement');
      form.send({ type: 'nickname.change', text: '林小满' });
      form.send({ type: 'gender.choose', gender: 'FEMALE' });
      form.send({ type: 'company.type', text: '小满茶饮' });
      form.send({ type: 'position.change', text: '研发' });
      form.send({ type: 'location.choose', id: 330106, name: '浙江省/杭州市/西湖区' });
      form.send({ type: 'profile.submit' });
    },
    'close the profile': (scene) => stepOf(scene, 'supplement').send({ type: 'supplement.close' }),
    'finish the work history': (scene) => writeWork(scene).send({ type: 'entry.finish' }),
    'close the work history after one entry': async (scene) => {
      const work = writeWork(scene);
      work.send({ type: 'entry.add' });
      await settle();
      scene.backend.clock.advance(submitThrottle);
      work.send({ type: 'step.close' });
    },
    'close the work history': (scene) => stepOf(scene, 'workHistory').send({ type: 'step.close' }),
    'skip the education history': (scene) => stepOf(scene, 'educationHistory').send({ type: 'step.skip' }),
    'close the education history': (scene) => stepOf(scene, 'educationHistory').send({ type: 'step.close' }),
    'confirm the industry tags': (scene) => {
      const tags = stepOf(scene, 'industryTags');
      tags.send({ type: 'tag.choose', id: 301, name: '乳制品' });
      tags.send({ type: 'tags.confirm' });
    },
  },
};
