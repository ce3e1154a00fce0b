import { appSetup } from './app.setup.ts';

// What stands behind the door is fetched when it opens (docs/decisions/010).

export const fetchingLogin = appSetup.createStateConfig({
  description: 'The login dialog is being fetched.',
  invoke: {
    id: 'fetchDoor',
    src: 'fetchDoor',
    onDone: { target: 'login' },
    onError: { target: 'shut', actions: { type: 'notice', params: { tone: 'bad', key: 'failure:offline' } } },
  },
  on: {
    'session.unbound': { target: 'fetchingBinding' },
    'session.incomplete': { target: 'fetchingForms' },
    'session.ready': { target: 'arriving' },
  },
});

export const fetchingForms = appSetup.createStateConfig({
  description: 'The forms of registration are being fetched.',
  invoke: {
    id: 'fetchDoor',
    src: 'fetchDoor',
    onDone: { target: 'completing' },
    onError: { target: 'unfetched' },
  },
  on: {
    'session.ended': { target: 'shut' },
    'session.unbound': { target: 'fetchingBinding' },
    'session.ready': { target: 'arriving' },
  },
});

export const unfetched = appSetup.createStateConfig({
  description: 'The forms could not be fetched; they are asked for again when the connection returns.',
  entry: { type: 'notice', params: { tone: 'bad', key: 'failure:offline' } },
  after: { fetchRetryDelay: { target: 'fetchingForms' } },
  on: {
    'connection.returned': { target: 'fetchingForms' },
    'session.ended': { target: 'shut' },
    'session.unbound': { target: 'fetchingBinding' },
    'session.ready': { target: 'arriving' },
  },
});

export const fetchingBinding = appSetup.createStateConfig({
  description: 'The dialog for binding a mobile is being fetched.',
  invoke: {
    id: 'fetchDoor',
    src: 'fetchDoor',
    onDone: { target: 'binding' },
    onError: { target: 'bindingUnfetched' },
  },
  on: { 'session.ended': { target: 'shut' }, 'session.ready': { target: 'arriving' } },
});

export const bindingUnfetched = appSetup.createStateConfig({
  description: 'The dialog for binding could not be fetched; it is asked for again when the connection returns.',
  entry: { type: 'notice', params: { tone: 'bad', key: 'failure:offline' } },
  after: { fetchRetryDelay: { target: 'fetchingBinding' } },
  on: {
    'connection.returned': { target: 'fetchingBinding' },
    'session.ended': { target: 'shut' },
    'session.ready': { target: 'arriving' },
  },
});
