import type { OpenRecording } from './open-recording.ts';

export const sampleSession: OpenRecording = {
  recording: 'recording-1',
  name: '',
  appVersion: '0.1.0',
  startedAt: 0,
  language: 'zh',
  route: '/',
  first: 0,
  count: 3,
  violation: null,
  annotations: null,
  persons: null,
};
