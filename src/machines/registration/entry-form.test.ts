import { describe, expect, test } from 'vitest';
import { draftOf, type FieldChange, nothing } from '../kit/form.ts';
import { type EntryField, type EntryForm, educationEntryOf, entryForms, workEntryOf } from './entry-form.ts';

const now = '2026-01';
type Kind = keyof typeof entryForms;
const form = (texts: EntryForm['texts'], ids: EntryForm['ids'] = {}): EntryForm => ({ texts, ids });
const edited = (typed: EntryForm) => ({ base: nothing, typed, errors: {}, now });
const errorsOf = (kind: Kind, typed: EntryForm) => entryForms[kind].judged(edited(typed)).errors;
const work = { position: '采购经理', company: '味研所', startTime: '2020-03' };
const school = { school: '江南大学', startTime: '2016-09' };

test('[R5.4-1][R5.4-3][R5.4-5] position, company and start are required', () => {
  const required = { code: 'required' };
  expect(errorsOf('work', nothing)).toEqual({ position: required, company: required, startTime: required });
  expect(errorsOf('work', form({ position: ' ', company: '\u3000', startTime: '\t' }))).toEqual({
    position: required,
    company: required,
    startTime: required,
  });
  expect(errorsOf('work', form(work))).toEqual({});
});

test('[R5.5-1][R5.5-3] school and start are required', () => {
  expect(errorsOf('education', nothing)).toEqual({
    school: { code: 'required' },
    startTime: { code: 'required' },
  });
  expect(errorsOf('education', form(school))).toEqual({});
});

describe('limits', () => {
  test.each([
    ['R5.4-2', 'work', 'position', 40],
    ['R5.4-4', 'work', 'company', 100],
    ['R5.4-6', 'work', 'description', 100],
    ['R5.5-2', 'education', 'school', 40],
    ['R5.5-4', 'education', 'degree', 40],
    ['R5.5-6', 'education', 'description', 300],
  ] as const)('[%s][R5.4-7][R5.4-8] after trimming, %#: %s', (_, kind, field, max) => {
    const full = { ...work, ...school };
    const errorOf = (text: string) => errorsOf(kind, form({ ...full, [field]: text }))[field];
    expect(errorOf(`  ${'𠮷'.repeat(max)}\u3000`)).toBeUndefined();
    expect(errorOf('食'.repeat(max + 1))).toEqual({
      code: 'contentLimit',
      of: field,
      max,
    });
  });

  test('[R5.5-5][R5.5-11] a major over the limit is told on the description, its own over-limit first', () => {
    const major = '食'.repeat(41);
    expect(errorsOf('education', form({ ...school, major: '食'.repeat(40) }))).toEqual({});
    expect(errorsOf('education', form({ ...school, major }))).toEqual({
      description: { code: 'contentLimit', of: 'major', max: 40 },
    });
    expect(errorsOf('education', form({ ...school, major, description: '食'.repeat(301) }))).toEqual({
      description: { code: 'contentLimit', of: 'description', max: 300 },
    });
  });
});

describe.each([
  ['work', work],
  ['education', school],
] as const)('dates of %s', (kind, texts) => {
  const judge = (startTime: string, endTime: string) => errorsOf(kind, form({ ...texts, startTime, endTime }));

  test('[R5.4-9][R5.4-11][R5.5-7][R5.5-9] the start is not after the end, nor the end before the start', () => {
    expect(judge('2020-04', '2020-03')).toEqual({
      startTime: { code: 'startAfterEnd' },
      endTime: { code: 'endBeforeStart' },
    });
    expect(judge('2020-03', '2020-03')).toEqual({});
    expect(judge('2019-12', '2020-01')).toEqual({});
  });

  test('[R5.4-10][R5.4-12][R5.5-8][R5.5-10] neither lies in the future; the present month does not', () => {
    expect(judge('2026-01', '2026-01')).toEqual({});
    expect(judge('2026-02', '2027-01')).toEqual({
      startTime: { code: 'startInFuture' },
      endTime: { code: 'endInFuture' },
    });
    expect(judge('2025-02', '2026-02')).toEqual({ endTime: { code: 'endInFuture' } });
  });

  test('[R3-26] what is no month is told; an end may be left out', () => {
    expect(judge('2020', '去年')).toEqual({ startTime: { code: 'monthFormat' }, endTime: { code: 'monthFormat' } });
    expect(judge('2020-03', ' ')).toEqual({});
  });
});

describe('editing', () => {
  const { work: workForm, education } = entryForms;
  const chosen = edited(form(work, { company: 12 }));
  const change = (field: EntryField, text: string, id?: number): Omit<FieldChange<EntryField>, 'type'> =>
    id === undefined ? { field, text } : { field, text, id };

  test('[R5.4-13] a company typed by hand has no id any more', () => {
    expect(workForm.changed(chosen, change('company', '味研')).typed.ids).toEqual({});
    expect(workForm.changed(chosen, change('position', '总监')).typed.ids).toEqual({ company: 12 });
    expect(workForm.changed(chosen, change('company', '新味', 2)).typed).toEqual(
      form({ ...work, company: '新味' }, { company: 2 }),
    );
  });

  test('an error goes when it is mended, also when the other date mends it', () => {
    const late = workForm.judged(edited(form({ ...work, startTime: '2021-03', endTime: '2020-03' })));
    expect(Object.keys(late.errors)).toEqual(['startTime', 'endTime']);
    expect(workForm.changed({ ...late, now }, change('endTime', '2022-01')).errors).toEqual({});
  });

  test('while a field is typed in, only the error that it shows already is shown; another one when it is left', () => {
    const missing = { ...workForm.judged(edited(nothing)), now };
    const tooLong = workForm.changed(missing, change('position', '长'.repeat(41)));
    expect(Object.keys(tooLong.errors)).toEqual(['company', 'startTime']);
    const left = workForm.left({ ...tooLong, now }, 'position');
    expect(left.errors.position).toEqual({ code: 'contentLimit', of: 'position', max: 40 });
    const still = workForm.changed({ ...left, now }, change('position', '长'.repeat(42)));
    expect(still.errors.position).toEqual({ code: 'contentLimit', of: 'position', max: 40 });
  });

  test('[R5.5-11] leaving the major tells its limit on the description', () => {
    const left = education.left(edited(form({ ...school, major: '食'.repeat(41) })), 'major');
    expect(left.errors).toEqual({ description: { code: 'contentLimit', of: 'major', max: 40 } });
  });

  test('[R3-26] a left month is written in one way; a left empty field is not complained of', () => {
    const left = workForm.left(edited(form({ startTime: '2020年3月' })), 'startTime');
    expect([left.typed.texts.startTime, left.errors]).toEqual(['2020-03', {}]);
    expect(workForm.left(edited(nothing), 'position').errors).toEqual({});
  });
});

describe('what is sent', () => {
  test('[R3-22][R3-23][R3-25][R5.4-7] a work entry is trimmed; a free company has id 0; months are first days', () => {
    expect(
      workEntryOf(form({ ...work, position: ' 采购\ud842经理 ', endTime: '2021-06', description: ' 乳品 ' })),
    ).toEqual({
      position: '采购经理',
      company: '味研所',
      companyId: 0,
      location: '',
      locationId: null,
      startTime: '2020-03-01',
      endTime: '2021-06-01',
      description: '乳品',
    });
    expect(workEntryOf(nothing)).toBeNull();
  });

  test('[R3-24] a chosen company and location go with their ids', () => {
    const chosen = form({ ...work, location: '浙江省/杭州市/西湖区' }, { company: 12, location: 330106 });
    expect(workEntryOf(chosen)).toMatchObject({
      companyId: 12,
      location: '浙江省/杭州市/西湖区',
      locationId: 330106,
      endTime: null,
    });
  });

  test('[R3-27] an education entry', () => {
    expect(educationEntryOf(form({ ...school, degree: '硕士', major: '食品科学' }))).toEqual({
      school: '江南大学',
      degree: '硕士',
      major: '食品科学',
      startTime: '2016-09-01',
      endTime: null,
      description: '',
    });
    expect(educationEntryOf(nothing)).toBeNull();
  });
});

test('[R3-23] a draft gives back what was typed; what it cannot mean is left out', () => {
  const written = form({ ...work, location: '西湖区' }, { company: 12, location: 330106 });
  expect(entryForms.work.ofDraft(draftOf(written))).toEqual(written);
  expect(
    entryForms.work.ofDraft({ school: '江南大学', company: '味研所', 'company.id': '-1', 'location.id': '330106' }),
  ).toEqual(form({ company: '味研所' }));
});
