import type { AnyActorRef } from 'xstate';
import { saveProfile } from '#mocks/domain/rules/registration.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { blankProfile } from '#services/contract/session.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { confirmClosing } from '../../harness/confirm-closing.ts';
import { settle } from '../../harness/virtual-clock.ts';
import type { ChartFixture } from './fixture.ts';
import { childOf, writeProfile, writeWork } from './forms.ts';
import { loginOf } from './logins.ts';
import type { Driver } from './play-path.ts';

const mobile = '+8613912345678';

const workIn = ({ chart }: ChartFixture): AnyActorRef => {
  const work = childOf(chart, 'workHistory');
  writeWork(work);
  return work;
};

export const wizardDriver: Driver = {
  begin: ({ backend, store }, { needsProfile }) => {
    const held = loginOf(backend, mobile);
    store.save(stored.session, held);
    if (!needsProfile) {
      saveProfile(backend.domain, held.identity ?? '', {
        ...blankProfile,
        nickname: '林小满',
        gender: 'FEMALE',
        company: '小满茶饮',
        position: '研发',
        location: '浙江省/杭州市/西湖区',
        locationId: 330106,
      });
    }
  },
  stories: {
    'save the profile': (fixture) => {
      const form = childOf(fixture.chart, 'supplement');
      writeProfile(form);
      form.send({ type: 'profile.submit' });
    },
    'close the profile': (fixture) => confirmClosing(childOf(fixture.chart, 'supplement')),
    'finish the work history': (fixture) => workIn(fixture).send({ type: 'entry.finish' }),
    'close the work history after one entry': async (fixture) => {
      const work = workIn(fixture);
      work.send({ type: 'entry.add' });
      await settle();
      fixture.backend.clock.advance(submitThrottle);
      work.send({ type: 'step.close' });
    },
    'close the work history': (fixture) => confirmClosing(childOf(fixture.chart, 'workHistory')),
    'skip the education history': (fixture) => childOf(fixture.chart, 'educationHistory').send({ type: 'step.skip' }),
    'close the education history': (fixture) => childOf(fixture.chart, 'educationHistory').send({ type: 'step.close' }),
    'confirm the industry tags': (fixture) => {
      const tags = childOf(fixture.chart, 'industryTags');
      tags.send({ type: 'tag.choose', id: 301, name: '乳制品' });
      tags.send({ type: 'tags.confirm' });
    },
  },
};
