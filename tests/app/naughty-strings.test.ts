import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { stored } from '#services/contract/stored.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { type FaultFixture, openFaultFixture } from '../harness/faults/fixture.ts';
import { articleAt } from '../harness/faults/read-triggers.ts';
import { sample } from '../harness/sampling.ts';
import { replayWalk } from '../journal/app-recording.ts';
import { naughtyStrings } from './naughty-strings.ts';

interface Place {
  readonly url: (fixture: FaultFixture) => string;
  readonly fields: (fixture: FaultFixture) => Promise<readonly Field[]> | readonly Field[];
}

/** A field: what is typed into it, and what it holds then. */
interface Field {
  readonly name: string;
  readonly type: (text: string) => void;
  readonly read: () => unknown;
}

const conversation = (fixture: FaultFixture): AnyActorRef =>
  fixture.at('conversations').getSnapshot().context.refs['70001'];

const places: Readonly<Record<string, Place>> = {
  article: {
    url: articleAt,
    fields: async (fixture) => {
      const comments = () => fixture.at('page-article/comments');
      fixture.at('conversations').send({ type: 'conversation.select', convId: '70001' });
      await fixture.wait();
      return [
        {
          name: 'comment',
          type: (text) => comments().send({ type: 'comment.type', text }),
          read: () => comments().getSnapshot().context.text,
        },
        {
          name: 'message',
          type: (text) => conversation(fixture).send({ type: 'text.change', text }),
          read: () => conversation(fixture).getSnapshot().context.text,
        },
      ];
    },
  },
  create: {
    url: () => '/community/circle/post/create',
    fields: (fixture) =>
      ['title', 'content', 'contact'].map((name) => ({
        name: `post: ${name}`,
        type: (text) => fixture.at('page-create').send({ type: 'field.change', field: name, text }),
        read: () => fixture.at('page-create').getSnapshot().context.typed.texts[name],
      })),
  },
  info: {
    url: () => '/community/edit-info',
    fields: (fixture) =>
      ['position', 'company'].map((name) => ({
        name: `profile: ${name}`,
        type: (text) => fixture.at('page-info/profile').send({ type: 'field.change', field: name, text }),
        read: () => fixture.at('page-info/profile').getSnapshot().context.typed.texts[name],
      })),
  },
};

/** What a page that is opened now would find, word for word. */
const keptIn = ({ browser }: FaultFixture): readonly string[] =>
  Object.values(makeStore(browser.storage.tab()).load(stored.drafts).value).flatMap(({ fields }) =>
    Object.values(fields),
  );

const open = async (fixture: FaultFixture, name: string, { url, fields }: Place): Promise<readonly Field[]> => {
  await fixture.visit(url(fixture), name);
  await fixture.wait();
  return fields(fixture);
};

const texts = sample(naughtyStrings, 5);
const typedHere: string[] = [];

test.each(Object.entries(places))(
  'what is typed on the page %s stays as it is: in the field, stored, after a reload, and in the replay',
  async (name, place) => {
    const fixture = await openFaultFixture('liran', { host: () => ({ journalLimit: 500_000 }) });
    const fields = await open(fixture, name, place);
    const wrong: string[] = [];
    for (const text of texts) {
      for (const { type } of fields) type(text);
      await fixture.wait(300);
      const kept = keptIn(fixture).filter((each) => each === text).length;
      for (const field of fields)
        if (field.read() !== text) wrong.push(`${field.name} changes ${JSON.stringify(text)}`);
      if (kept < fields.length) wrong.push(`${kept} of ${fields.length} are stored: ${JSON.stringify(text)}`);
    }
    expect(wrong).toEqual([]);
    typedHere.push(...fields.flatMap((field) => texts.map(() => field.name)));
    const { journal, app } = fixture.tab();
    const recordedRun = { startedAt: journal.startedAt, entries: [...journal.entries] };
    const replayed = replayWalk(recordedRun, journal.startedAt);
    expect(replayed.divergence).toBeNull();
    replayed.app.stop();
    expect(app.getSnapshot().status).toBe('active');
    const last = texts.at(-1);
    await fixture.reload();
    expect((await open(fixture, name, place)).map(({ read }) => read())).toEqual(fields.map(() => last));
    fixture.close();
  },
);

test('there are 613 texts, each typed in every field, and fifty of them a careless hand would change', () => {
  expect([naughtyStrings.length, typedHere.length]).toEqual([613, texts.length * 7]);
  const isDelicate = (text: string) => text.trim().normalize('NFC') !== text || /\p{Surrogate}/u.test(text);
  expect(naughtyStrings.filter(isDelicate).length).toBeGreaterThan(50);
});
