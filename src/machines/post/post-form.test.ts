import { expect, test } from 'vitest';
import { postMaxLength } from '#services/contract/constants.ts';
import { blankForm, factsOf, fieldsOfForm, formOfFields, type PostForm, postDraftOf, postErrors } from './post-form.ts';

const whole: PostForm = {
  type: 'supply',
  theme: 'ingredients',
  title: ' 供应燕麦粉 ',
  content: '现货十吨\n请私信',
  contact: '',
  facts: { quantity: '10 吨', salary: '面议', price: ' ' },
  images: ['/oss/1.jpg'],
  circleId: '41',
  topicIds: ['7'],
};

test('everything that is missing is said at once, field by field', () => {
  expect(postErrors(blankForm)).toEqual({
    type: { code: 'required' },
    title: { code: 'required' },
    content: { code: 'required' },
  });
  expect(postErrors(whole)).toEqual({});
});

test('what is too long is said by how much; the limit itself passes', () => {
  const long = (max: number, more = 0) => '长'.repeat(max + more);
  const { title, content, contact, fact } = postMaxLength;
  const at = (more: number): PostForm => ({
    ...whole,
    title: long(title, more),
    content: long(content, more),
    contact: long(contact, more),
    facts: { quantity: long(fact, more) },
  });
  expect(postErrors(at(0))).toEqual({});
  expect(postErrors(at(1))).toEqual({
    title: { code: 'tooLong', max: title, over: 1 },
    content: { code: 'tooLong', max: content, over: 1 },
    contact: { code: 'tooLong', max: contact, over: 1 },
    facts: { code: 'tooLong', max: fact, over: 1 },
  });
});

test.each([
  ['demand', 8],
  ['supply', 9],
  ['recruitment', 10],
] as const)('[R9-15][R9-16][R9-17] %s is sent as type %i, with what such a post says at a glance', (type, tagId) => {
  expect(postDraftOf({ ...whole, type }, false)).toEqual({
    title: '供应燕麦粉',
    content: '现货十吨\n请私信',
    contact: '',
    tagId,
    themeTagId: 39,
    facts: type === 'recruitment' ? [{ kind: 'salary', value: '面议' }] : [{ kind: 'quantity', value: '10 吨' }],
    images: ['/oss/1.jpg'],
    circleId: '41',
    topicIds: ['7'],
    isDraft: false,
  });
  expect(factsOf[type]).toHaveLength(5);
});

test('without a type nothing can be sent; what has no theme is among the others', () => {
  expect(postDraftOf({ ...whole, type: null }, false)).toBeNull();
  expect(postDraftOf({ ...blankForm, type: 'supply', title: '供应燕麦粉', content: '现货' }, false)).toMatchObject({
    themeTagId: 47,
  });
});

test('a form comes back from its draft as it was, and from a broken one as far as it can be read', () => {
  expect(formOfFields(fieldsOfForm(whole))).toEqual({ ...whole, facts: { ...whole.facts } });
  expect(formOfFields(fieldsOfForm(blankForm))).toEqual(blankForm);
  expect(formOfFields({ title: '标题', type: 'gift', facts: '{', images: '[1,"/a"]', contact: 7 })).toEqual({
    ...blankForm,
    title: '标题',
    images: ['/a'],
  });
});
