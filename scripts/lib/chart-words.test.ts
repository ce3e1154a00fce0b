import { expect, test } from 'vitest';
import { withoutWords } from './chart-words.ts';

const squeezed = (code: string): string => code.replaceAll(/\s+/g, '');

test('the words of states and transitions go, at every depth', () => {
  const code = `
    const chart = setup({}).createMachine({
      id: 'a',
      description: 'Words.',
      on: { go: { target: '.b', meta: { requirements: ['R1-1'] } }, 'x.y': [{ guard: 'g', description: 'W' }, { target: 'c' }] },
      invoke: { id: 'i', src: 's', onDone: { target: 'b', meta: { see: 'k' } }, onError: [{ description: 'W', target: 'c' }] },
      states: {
        b: { description: 'Words.', tags: 't', always: [{ guard: 'g', target: 'c', meta: {} }] },
        c: { after: { wait: { target: 'b', meta: { see: 'a' } } }, states: { d: { type: 'final', description: 'W' } } },
      },
    });`;
  expect(squeezed(withoutWords(code))).toBe(
    squeezed(`
    const chart = setup({}).createMachine({
      id: 'a',
      on: { go: { target: '.b', }, 'x.y': [{ guard: 'g', }, { target: 'c' }] },
      invoke: { id: 'i', src: 's', onDone: { target: 'b', }, onError: [{ target: 'c' }] },
      states: {
        b: { tags: 't', always: [{ guard: 'g', target: 'c', }] },
        c: { after: { wait: { target: 'b', } }, states: { d: { type: 'final', } } },
      },
    });`),
  );
});

test('a description that is a datum stays: in context, in actions, in what is no chart', () => {
  const code = `
    const empty = { description: '', meta: 1 };
    const part = s.createStateConfig({ entry: assign({ description: 'kept' }), states: { description: { meta: {}, tags: 'kept' } } });
    const chart = s.createMachine({ context: { description: 'kept', meta: 'kept' }, output: () => ({ description: 'kept' }) });`;
  expect(squeezed(withoutWords(code))).toBe(squeezed(code.replace('meta: {}, ', '')));
});
