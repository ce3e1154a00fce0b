import { childOf, writeEducation, writeWork } from './forms.ts';
import type { Driver } from './play-path.ts';

export const ownListDriver: Driver = {
  stories: {
    'finish the work history': ({ chart }) => {
      const work = childOf(chart, 'workHistory');
      writeWork(work);
      work.send({ type: 'entry.finish' });
    },
    'close the work history': ({ chart }) => childOf(chart, 'workHistory').send({ type: 'step.close' }),
    'finish the education history': ({ chart }) => {
      const education = childOf(chart, 'educationHistory');
      writeEducation(education);
      education.send({ type: 'entry.finish' });
    },
    'close the education history': ({ chart }) => childOf(chart, 'educationHistory').send({ type: 'step.close' }),
    'confirm the industry tags': ({ chart }) => {
      const tags = childOf(chart, 'industryTags');
      tags.send({ type: 'tag.choose', id: 301, name: '乳制品' });
      tags.send({ type: 'tags.confirm' });
    },
    'close the industry tags': ({ chart }) => childOf(chart, 'industryTags').send({ type: 'step.close' }),
  },
};
