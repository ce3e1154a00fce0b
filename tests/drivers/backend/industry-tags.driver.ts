import type { Driver } from './play-path.ts';

const name = '冻干';
const id = 900_001;

export const industryTagsDriver: Driver = {
  stories: {
    'somebody has made the tag': ({ backend: { domain } }) => {
      domain.tables.madeTags.set(id, { id, name, typeEnName: 'industry', tagCode: `industry-${id}` });
    },
    'nobody has made the tag': ({ backend: { domain } }) => domain.tables.madeTags.clear(),
  },
};
