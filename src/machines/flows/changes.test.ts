import { expect, test } from 'vitest';
import { changesIn, countChanges } from './changes.ts';

test('what is new, other and gone is marked, wherever it stands; what holds it is touched', () => {
  const before = { form: { name: 'a', tags: ['x'], gone: 1 }, step: 1, kept: { deep: true } };
  const after = { form: { name: 'b', tags: ['x', 'y'] }, step: 1, kept: { deep: true }, failure: { tag: 'offline' } };
  const changes = changesIn(before, after);
  const [form, step, kept, failure] = changes;
  expect(form).toMatchObject({ key: 'form', kind: 'same', isTouched: true, text: '{2}' });
  expect(form?.parts.map(({ key, kind, text, before: was }) => [key, kind, text, was])).toEqual([
    ['name', 'changed', '"b"', '"a"'],
    ['tags', 'same', '[2]', null],
    ['gone', 'removed', '', '1'],
  ]);
  expect(form?.parts[1]?.parts.map(({ key, kind }) => [key, kind])).toEqual([
    ['0', 'same'],
    ['1', 'added'],
  ]);
  expect([step, kept].map((one) => one && [one.kind, one.isTouched])).toEqual([
    ['same', false],
    ['same', false],
  ]);
  expect(failure).toMatchObject({ kind: 'added', text: '{1}', isTouched: true });
  expect(countChanges(changes)).toBe(4);
});

test('secrets are not shown, and a value that becomes a record is another one', () => {
  const [password, reply] = changesIn(
    { password: 'Abc12345', reply: null },
    { password: 'Xyz98765', reply: { ok: 1 } },
  );
  expect(password).toMatchObject({ kind: 'same', text: '"•••"' });
  expect(reply).toMatchObject({ kind: 'changed', before: 'null', text: '{1}', isTouched: true });
});

test('at the beginning nothing has changed yet', () => {
  expect(countChanges(changesIn(null, { step: 1 }))).toBe(0);
});

test('what holds something that has changed is touched, however deep it lies; an actor is told by its name', () => {
  const [form, child] = changesIn(
    { form: { fields: { name: 'a' } }, child: null },
    { form: { fields: { name: 'b' } }, child: { xstate$$type: 1, id: 'sms' } },
  );
  expect([form?.kind, form?.isTouched]).toEqual(['same', true]);
  expect(child).toMatchObject({ kind: 'changed', text: '→ sms', parts: [] });
});
