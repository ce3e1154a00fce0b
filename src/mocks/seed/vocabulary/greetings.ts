import { lines } from './lines.ts';

/** What a member writes to someone he would like to know. */
export const greetings = lines(`
  您好，我是{company}的{position}{name}，希望与您认识。
  在展会上见过您，我是{company}的{name}，想聊聊合作。
  看了您发的内容很受启发，我在{company}做{position}，加个好友方便交流。
  您好，我们正在找长期伙伴，我是{company}的{name}。
  同行您好，我是{name}，{company}的{position}，请多指教。`);
