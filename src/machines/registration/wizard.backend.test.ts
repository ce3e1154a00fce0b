import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyEventObject, createActor, setup } from 'xstate';
import { memberByMobile, memberOf } from '#mocks/domain/rules/accounts.ts';
import { industryTagsOf } from '#mocks/domain/rules/tags.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { backendEnv } from '../../../tests/harness/backend-env.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { bindEnv } from '../shared/env.ts';
import { selectHistoryFailure } from './entry-history.ts';
import {
  selectChosenTags,
  selectFoundTags,
  selectHotTags,
  selectNewTag,
  selectTagKeyword,
} from './industry-tags.machine.ts';
import { wizardMachine } from './wizard.machine.ts';

const drafts = { supplement: null, work: null, education: null, tags: null, wizard: null };

/** A newcomer's wizard against the simulated backend. */
const open = async () => {
  const backend = createBackend();
  const { clock, world } = backend;
  const memberId = memberByMobile(world, '+8613900001111');
  const { access_token: token } = issueTokens(world, { memberId, openid: null });
  const env = backendEnv(backend, token);
  const told: AnyEventObject[] = [];
  const outputs: unknown[] = [];
  const root = createActor(
    setup({ actors: { wizard: wizardMachine } }).createMachine({
      invoke: {
        id: 'wizard',
        src: 'wizard',
        input: { needsProfile: true, drafts },
        onDone: { actions: ({ event }) => void outputs.push(event.output) },
      },
      on: { '*': { actions: ({ event }: { event: AnyEventObject }) => void told.push(event) } },
    }),
    { clock },
  );
  bindEnv(root.system, env);
  root.start();
  await settle();
  const rest = async () => {
    clock.advance(1_000);
    await settle();
  };
  const step = (id: string): AnyActorRef => {
    const children: Record<string, AnyActorRef | undefined> =
      root.getSnapshot().children.wizard?.getSnapshot().children ?? {};
    const found = children[id];
    if (!found) throw new Error(`${id} is not open`);
    return found;
  };
  return {
    backend,
    outputs,
    member: () => ({ ...memberOf(world, memberId), work: world.tables.work.get(memberId) }),
    educations: () => world.tables.education.get(memberId),
    tags: () => industryTagsOf(world, memberId),
    notices: () => told.filter(({ type }) => type === 'notice.raised').map(({ key }) => key),
    step,
    send: async (id: string, ...events: readonly AnyEventObject[]) => {
      for (const event of events) step(id).send(event);
      await settle();
      await rest();
    },
  };
};

const supplement = [
  { type: 'nickname.change', text: '林小满' },
  { type: 'gender.choose', gender: 'FEMALE' },
  { type: 'company.type', text: '小满茶饮' },
  { type: 'position.change', text: '研发' },
  { type: 'location.choose', id: 330106, name: '浙江省/杭州市/西湖区' },
  { type: 'profile.submit' },
];
const work = (position: string) => [
  { type: 'text.change', field: 'position', text: position },
  { type: 'company.type', text: '小满茶饮' },
  { type: 'month.change', field: 'startTime', text: '2020-03' },
];
const entry = (position: string) => ({
  position,
  company: '小满茶饮',
  companyId: 0,
  location: '',
  locationId: null,
  startTime: '2020-03-01',
  endTime: null,
  description: '',
});

test('[R4.2-1][R4.2-14][R4.2-19][R5.6-3][R7.4-6][R8.3-9] a newcomer goes through all steps; the backend keeps every entry', async () => {
  const { member, educations, tags, notices, outputs, send, step } = await open();
  await send('supplement', ...supplement);
  await send('workHistory', ...work('研发'), { type: 'entry.add' });
  await send('workHistory', ...work('总监'), { type: 'entry.add' });
  await send('workHistory', { type: 'step.skip' });
  expect(member().work).toEqual([entry('研发'), entry('总监')]);

  await send(
    'educationHistory',
    { type: 'text.change', field: 'school', text: '江南大学' },
    { type: 'month.change', field: 'startTime', text: '2016-09' },
    { type: 'month.change', field: 'endTime', text: '2020-06' },
    { type: 'entry.finish' },
  );
  expect(educations()).toEqual([
    { school: '江南大学', degree: '', major: '', startTime: '2016-09-01', endTime: '2020-06-01', description: '' },
  ]);

  const at = () => step('industryTags').getSnapshot();
  expect(selectHotTags(at()).length).toBe(8);
  await send('industryTags', { type: 'keyword.change', text: '广告🍞' }, { type: 'tag.create' });
  expect([selectTagKeyword(at()), selectChosenTags(at())]).toEqual(['广告🍞', []]);
  await send('industryTags', { type: 'keyword.change', text: '烘' });
  const [baking] = selectFoundTags(at());
  expect(baking).toMatchObject({ name: '烘焙', isNewTag: false });
  expect(selectNewTag(at())).toBe('烘');
  await send('industryTags', { type: 'tag.choose', id: baking?.id, name: '烘焙' });
  await send('industryTags', { type: 'keyword.change', text: '冻干水果' }, { type: 'tag.create' });
  await send('industryTags', { type: 'tags.confirm' });
  expect(tags().map(({ tagName }) => tagName)).toEqual(['烘焙', '冻干水果']);
  expect([outputs, member().step]).toEqual([[{ outcome: 'finished' }], 5]);
  expect(notices()).toEqual([
    'registration:supplement.saved',
    'registration:work.added',
    'registration:work.added',
    'registration:education.saved',
    'registration:tags.unusable',
    'registration:tags.saved',
  ]);
});

test('[R8.3-7][R8.3-8] a backend that fails is told apart by what was asked; nothing typed is lost', async () => {
  const { backend, send, step, member } = await open();
  await send('supplement', ...supplement);
  backend.faults.add({ endpoint: 'session.saveWorkHistory', kind: 'status', status: 500, times: 1 });
  await send('workHistory', ...work('研发'), { type: 'entry.add' });
  const at = () => step('workHistory').getSnapshot();
  expect(selectHistoryFailure(at())).toEqual({ of: 'save', why: { tag: 'unavailable', status: 500 } });
  await send('workHistory', { type: 'entry.add' });
  expect(member().work).toEqual([entry('研发')]);
  backend.faults.add({ endpoint: 'session.saveWorkHistory', kind: 'code', code: 1, times: 1 });
  await send('workHistory', { type: 'step.skip' });
  expect(selectHistoryFailure(at())).toMatchObject({ of: 'skip', why: { tag: 'refused', code: 1 } });
});
