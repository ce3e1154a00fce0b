import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { systemMessageMachine } from './system-message.machine.ts';

export const systemMessagePaths: PathSpec<typeof systemMessageMachine> = {
  machine: systemMessageMachine,
  name: { zh: '系统消息', en: 'System messages' },
  starts: [{ zh: '会员打开系统消息', en: 'A member opens the system messages', input: { params: {} } }],
  events: pageCases,
  states: { '': '系统消息：通知、评论、好友申请。' },
};
