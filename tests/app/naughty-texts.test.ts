import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { stored } from '#services/contract/stored.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { sample } from '../harness/extent.ts';
import { type FaultDesk, openFaultDesk } from '../harness/faults/desk.ts';
import { articleAt } from '../harness/faults/read-triggers.ts';
import { replayWalk } from '../journal/app-recording.ts';
import { naughty } from './naughty.ts';

interface Place {
  readonly url: (desk: FaultDesk) => string;
  readonly fields: (desk: FaultDesk) => Promise<readonly Field[]> | readonly Field[];
}

/** A field: what is typed into it, and what it holds then. */
interface Field {
  readonly name: string;
  readonly type: (text: string) => void;
  readonly read: () => unknown;
}

const conversation = (desk: FaultDesk): AnyActorRef => desk.at('conversations').getSnapshot().context.refs['70001'];

const places: Readonly<Record<string, Place>> = {
  article: {
    url: articleAt,
    fields: async (desk) => {
      const comments = () => desk.at('page-article/comments');
      desk.at('conversations').send({ type: 'conversation.select', convId: '70001' });
      await desk.wait();
      return [
        {
          name: 'comment',
          type: (text) => comments().send({ type: 'comment.type', text }),
          read: () => comments().getSnapshot().context.text,
        },
        {
          name: 'message',
          type: (text) => conversation(desk).send({ type: 'text.change', text }),
          read: () => conversation(desk).getSnapshot().context.text,
        },
      ];
    },
  },
  create: {
    url: () => '/community/circle/post/create',
    fields: (desk) =>
      ['title', 'content', 'contact'].map((name) => ({
        name: `post: ${name}`,
        type: (text) => desk.at('page-create').send({ type: 'text.change', field: name, text }),
        read: () => desk.at('page-create').getSnapshot().context.form[name],
      })),
  },
  info: {
    url: () => '/community/edit-info',
    fields: (desk) =>
      ['position', 'company'].map((name) => ({
        name: `profile: ${name}`,
        type: (text) =>
          desk.at('page-info/profile').send({ type: name === 'company' ? 'company.type' : `${name}.change`, text }),
        read: () => desk.at('page-info/profile').getSnapshot().context.typed[name],
      })),
  },
};

/** What a page that is opened now would find, word for word. */
const keptIn = ({ browser }: FaultDesk): readonly string[] =>
  Object.values(makeStore(browser.storage.tab()).load(stored.drafts).value).flatMap(({ fields }) =>
    Object.values(fields),
  );

const open = async (desk: FaultDesk, name: string, { url, fields }: Place): Promise<readonly Field[]> => {
  await desk.visit(url(desk), name);
  await desk.wait();
  return fields(desk);
};

const texts = sample(naughty, 5);
const typedHere: string[] = [];

test.each(Object.entries(places))(
  'what is typed on the page %s stays as it is: in the field, stored, after a reload, and in the replay',
  async (name, place) => {
    const desk = await openFaultDesk('liran', { host: () => ({ journalLimit: 500_000 }) });
    const fields = await open(desk, name, place);
    const wrong: string[] = [];
    for (const text of texts) {
      for (const { type } of fields) type(text);
      await desk.wait(300);
      const kept = keptIn(desk).filter((each) => each === text).length;
      for (const field of fields)
        if (field.read() !== text) wrong.push(`${field.name} changes ${JSON.stringify(text)}`);
      if (kept < fields.length) wrong.push(`${kept} of ${fields.length} are stored: ${JSON.stringify(text)}`);
    }
    expect(wrong).toEqual([]);
    typedHere.push(...fields.flatMap((field) => texts.map(() => field.name)));
    const { journal, app } = desk.tab();
    const recordedRun = { startedAt: journal.startedAt, entries: [...journal.entries] };
    const replayed = replayWalk(recordedRun, journal.startedAt);
    expect(replayed.divergence).toBeNull();
    replayed.app.stop();
    expect(app.getSnapshot().status).toBe('active');
    const last = texts.at(-1);
    await desk.reload();
    expect((await open(desk, name, place)).map(({ read }) => read())).toEqual(fields.map(() => last));
    desk.close();
  },
);

test('there are 613 texts, each typed in every field, and fifty of them a careless hand would change', () => {
  expect([naughty.length, typedHere.length]).toEqual([613, texts.length * 7]);
  const isDelicate = (text: string) => text.trim().normalize('NFC') !== text || /\p{Surrogate}/u.test(text);
  expect(naughty.filter(isDelicate).length).toBeGreaterThan(50);
});
