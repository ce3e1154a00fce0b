import { expect, test } from 'vitest';
import { postMaxLength } from '#services/contract/constants.ts';
import { draftOf, type Filled, nothing, textOf } from '../kit/form.ts';
import {
  blankForm,
  draftOfImages,
  factsOf,
  formOfDraft,
  imagesOfDraft,
  type PostField,
  postForm,
  requestOf,
} from './post-form.ts';

const form = (texts: Filled<PostField>['texts']) => ({ ...blankForm(), texts: { ...blankForm().texts, ...texts } });

const whole = form({
  type: 'supply',
  theme: 'ingredients',
  title: ' 供应燕麦粉 ',
  content: '现货十吨\n请私信',
  quantity: '10 吨',
  salary: '面议',
  price: ' ',
  circleId: '41',
});
const others = { images: ['/oss/1.jpg'], topicIds: ['7'], isDraft: false };

const errorsOf = (base: Filled<PostField>) => postForm.judged({ base, typed: nothing, errors: {} }).errors;

test('everything that is missing is said at once, field by field', () => {
  expect(errorsOf(blankForm())).toEqual({
    type: { code: 'required' },
    title: { code: 'required' },
    content: { code: 'required' },
  });
  expect(errorsOf(whole)).toEqual({});
});

test('what is too long is said by how much; the limit itself passes', () => {
  const long = (max: number, more = 0) => '长'.repeat(max + more);
  const { title, content, contact, fact } = postMaxLength;
  const at = (more: number) =>
    form({
      type: 'supply',
      title: long(title, more),
      content: long(content, more),
      contact: long(contact, more),
      quantity: long(fact, more),
      // No fact of this type: neither shown nor sent.
      salary: long(fact, more),
    });
  expect(errorsOf(at(0))).toEqual({});
  expect(errorsOf(at(1))).toEqual({
    title: { code: 'tooLong', max: title, over: 1 },
    content: { code: 'tooLong', max: content, over: 1 },
    contact: { code: 'tooLong', max: contact, over: 1 },
    quantity: { code: 'tooLong', max: fact, over: 1 },
  });
});

test.each([
  ['demand', 8],
  ['supply', 9],
  ['recruitment', 10],
] as const)('[R9-15][R9-16][R9-17] %s is sent as type %i, with what such a post says at a glance', (type, tagId) => {
  expect(requestOf(form({ ...whole.texts, type }), others)).toEqual({
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
  expect(requestOf(form({ type: '' }), others)).toBeNull();
  const bare = { texts: { type: 'supply', title: '供应燕麦粉', content: '现货' }, ids: {} };
  expect(requestOf(bare, others)).toMatchObject({ themeTagId: 47, circleId: null });
});

test('a form comes back from its draft as it was, and from a broken one as far as it can be read', () => {
  const read = (fields: Readonly<Record<string, string>>) => postForm.sent(formOfDraft(fields));
  expect(read(draftOf(whole))).toEqual(postForm.sent(whole));
  expect(imagesOfDraft(draftOfImages(['/oss/1.jpg']))).toEqual(['/oss/1.jpg']);
  const broken = { title: '标题', facts: '{', images: '[1,"/a"]' };
  expect(read(broken)).toEqual(postForm.sent(form({ title: '标题' })));
  expect(imagesOfDraft(broken)).toEqual(['/a']);
  expect([{}, { images: '7' }, { images: 'null' }].map(imagesOfDraft)).toEqual([[], [], []]);
});

test('a draft of an earlier build is restored: its facts are one text, and no circle is no field', () => {
  const old = { type: 'supply', theme: 'ingredients', title: '供应燕麦粉', content: '现货', contact: '' };
  const lists = { images: '["/oss/1.jpg"]', topicIds: '["7"]' };
  const draft = formOfDraft({ ...old, ...lists, facts: '{"quantity":"10 吨","price":7,"gift":"茶"}' });
  expect(postForm.sent(draft)).toEqual(postForm.sent(form({ ...old, quantity: '10 吨' })));
  expect(textOf(draft, 'circleId')).toBe('');
  expect(draft.texts).toHaveProperty('circleId');
});
