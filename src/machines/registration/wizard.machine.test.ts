import { describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { confirmClosing } from '../../../tests/harness/confirm-closing.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { selectChosenTags } from './industry-tags.machine.ts';
import { selectForm } from './supplement.machine.ts';
import { selectSteps, type WizardInput, wizardMachine, wizardSubjects } from './wizard.machine.ts';

const nothing = { supplement: null, work: null, education: null, tags: null, wizard: null };
const paths = {
  profile: '/admin/member/basic-info',
  work: '/admin/member/work-history',
  education: '/admin/member/education-history',
  tags: '/admin/member/industry-tag',
};
const steps = ['supplement', 'workHistory', 'educationHistory', 'industryTags'] as const;

const start = async (input: Partial<WizardInput> = {}) => {
  const wizard = await inParent(wizardMachine, { needsProfile: true, drafts: nothing, ...input });
  const at = () => wizard.child.getSnapshot();
  const step = (): AnyActorRef | undefined => {
    const children = selectSteps(at());
    return steps.map((id) => children[id]).find((ref) => ref !== undefined);
  };
  return {
    ...wizard,
    at,
    step: () => {
      const open = step();
      if (!open) throw new Error('no step is open');
      return open;
    },
    send: async (...events: readonly AnyEventObject[]) => {
      for (const event of events) step()?.send(event);
      await wizard.tick();
    },
    answer: async (path: string, data: unknown = true) => {
      await wizard.pending(path).answer(data);
      await wizard.clock.advance(800);
    },
    notices: () => wizard.receivedOf('notice.show').map(({ key }) => key),
    dropped: () => wizard.receivedOf('draft.drop').map(({ subject }) => subject),
    keptSteps: () =>
      wizard
        .receivedOf('draft.save')
        .filter(({ subject }) => subject === 'wizard')
        .map(({ fields }) => fields),
  };
};

const work = [
  { type: 'field.change', field: 'position', text: '采购经理' },
  { type: 'field.change', field: 'company', text: '味研所' },
  { type: 'field.change', field: 'startTime', text: '2020-03' },
];
const education = [
  { type: 'field.change', field: 'school', text: '江南大学' },
  { type: 'field.change', field: 'startTime', text: '2016-09' },
];
const dairy = { type: 'tag.choose', id: 301, name: '乳制品' };
const finish = { type: 'entry.finish' };
const add = { type: 'entry.add' };
const skip = { type: 'step.skip' };
const close = { type: 'step.close' };
const atWork = () => start({ needsProfile: false });
const atEducation = () => start({ needsProfile: false, drafts: { ...nothing, wizard: { step: 'education' } } });
const atTags = () => start({ needsProfile: false, drafts: { ...nothing, wizard: { step: 'tags' } } });

const profile = {
  nickname: '林小满',
  gender: 'FEMALE',
  company: '小满茶饮',
  companyId: 0,
  position: '研发',
  location: '浙江省/杭州市/西湖区',
  locationId: 330106,
  email: '',
  nameEditable: true,
};

test('[R4.2-1][R4.2-2][R4.2-3][R4.2-4][R4.2-22] the whole registration: each step saves, says so and leads to the next', async () => {
  const { at, send, answer, notices, outputs, keptSteps, dropped } = await start();
  expect(at().value).toBe('supplement');
  await answer(paths.profile, profile);
  await send({ type: 'profile.submit' });
  await answer(paths.profile);
  expect(at().value).toBe('work');
  await send(...work, finish);
  await answer(paths.work);
  expect(at().value).toBe('education');
  await send(...education, finish);
  await answer(paths.education);
  expect(at().value).toBe('tags');
  await send(dairy, { type: 'tags.confirm' });
  await answer(paths.tags);
  expect(outputs).toEqual([{ outcome: 'finished' }]);
  expect(notices()).toEqual([
    'registration:supplement.saved',
    'registration:work.saved',
    'registration:education.saved',
    'registration:tags.saved',
  ]);
  expect(keptSteps()).toEqual([{ step: 'work' }, { step: 'education' }, { step: 'tags' }]);
  expect(dropped().slice(-5)).toEqual([...wizardSubjects]);
});

test('[R4.1-23] closing the supplement abandons the registration; what was typed is left to the parent', async () => {
  const { send, step, outputs, dropped } = await start();
  await send({ type: 'field.change', field: 'nickname', text: '林' }, { type: 'supplement.close' });
  expect(outputs).toEqual([]);
  confirmClosing(step());
  await send();
  expect(outputs).toEqual([{ outcome: 'abandoned' }]);
  expect(dropped()).toEqual(['wizard']);
});

test('[R4.2-9] closing the work history before an entry is saved abandons the registration', async () => {
  const { send, outputs } = await atWork();
  await send(close);
  expect(outputs).toEqual([{ outcome: 'abandoned' }]);
});

const afterAdding = async () => {
  const wizard = await atWork();
  await wizard.send(...work, add);
  await wizard.answer(paths.work);
  expect(wizard.at().value).toBe('work');
  return wizard;
};

test.each([
  ['R4.2-5', 'skipping the work history', afterAdding, skip, paths.work, 'education'],
  ['R4.2-10', 'closing the work history after continue-add', afterAdding, close, null, 'finished'],
  ['R4.2-6', 'skipping the education history', atEducation, skip, paths.education, 'tags'],
  ['R4.2-11', 'closing the education history', atEducation, close, null, 'finished'],
  ['R4.2-7', 'skipping the tags', atTags, skip, paths.tags, 'finished'],
  ['R4.2-12', 'closing the tags', atTags, close, null, 'finished'],
])('[%s] %s', async (_, __, open, event, path, next) => {
  const { at, send, answer } = await open();
  await send(event);
  if (path) await answer(path);
  expect(at().value).toBe(next);
});

describe('after a reload', () => {
  test('[R4.2-1] it goes on at the step reached, with what was typed', async () => {
    const wizard = { step: 'tags' };
    const { at, step } = await start({
      needsProfile: false,
      drafts: { ...nothing, wizard, tags: { 'tag.301': '乳制品' } },
    });
    expect(at().value).toBe('tags');
    expect(selectChosenTags(step().getSnapshot())).toEqual([{ id: 301, name: '乳制品' }]);
    const atWork = await start({ needsProfile: false, drafts: { ...nothing, work: { position: '采购', added: '1' } } });
    expect(atWork.step().getSnapshot().context.typed.texts).toEqual({ position: '采购' });
    confirmClosing(atWork.step());
    await atWork.send();
    expect(atWork.outputs).toEqual([{ outcome: 'finished' }]);
  });

  test('a profile that the server still asks for comes first, wherever the draft stands', async () => {
    const { at, step } = await start({
      drafts: { ...nothing, wizard: { step: 'tags' }, supplement: { nickname: '林小满' } },
    });
    expect(at().value).toBe('supplement');
    expect(selectForm(step().getSnapshot()).texts.nickname).toBe('林小满');
  });
});
