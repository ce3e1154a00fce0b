import { expect } from 'vitest';
import { tagType } from '#services/contract/constants.ts';
import { refused, test } from '../testing.ts';
import { saveIndustryTags } from './registration.ts';
import { createTag, industryTagsOf, searchIndustryTags, tagById } from './tags.ts';

const unusable = refused(1, '该标签不可使用');
const industry = (name: string) => ({ name, type: tagType.industry });

test('[R7.4-6] a new name becomes a tag that is found and can be had; a known name gives the tag that exists', ({
  domain,
}) => {
  const id = createTag(domain, '1001', industry(' 烘焙原料 '));
  const made = { id, name: '烘焙原料', typeEnName: 'industry', tagCode: `industry-${id}` };
  expect(tagById(domain, id)).toEqual(made);
  expect(searchIndustryTags(domain, '烘焙').map(({ name }) => name)).toEqual(['烘焙', '烘焙原料']);
  expect(searchIndustryTags(domain, '原料')).toEqual([made]);
  expect(searchIndustryTags(domain, ' ')).toEqual([]);
  expect(createTag(domain, '1002', industry('烘焙原料'))).toBe(id);
  expect(createTag(domain, '1002', industry('烘焙'))).toBe(51);
  expect(domain.events.map(({ type }) => type)).toEqual(['tag.created']);
});

test('[R3-30] own tags are told by id and name, made ones too', ({ domain }) => {
  const id = createTag(domain, '1001', industry('冻干'));
  saveIndustryTags(domain, '1001', [id, 51]);
  expect(industryTagsOf(domain, '1001')).toEqual([
    { tagId: id, tagName: '冻干' },
    { tagId: 51, tagName: '烘焙' },
  ]);
});

test.for<[string, { name: string; type: number }]>([
  ['a forbidden word', industry('广告投放')],
  ['nothing but spaces', industry('  ')],
  ['another kind of tag', { name: '冻干', type: tagType.news }],
])('[R7.4-6] %s cannot be used', ([, wanted], { domain }) => {
  expect(() => createTag(domain, '1001', wanted)).toThrow(unusable);
  expect(domain.events).toEqual([]);
});
