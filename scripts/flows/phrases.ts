import type { Control, Part } from '#machines/kit/act.ts';
import type { Fault } from '#machines/kit/path-spec.ts';
import type { Statement } from '#machines/paths/script.ts';
import { roles } from './library/roles.ts';
import type { Lang, TextOf } from './texts.ts';

/** A name as the app shows it, with … for anything: of text keys, or as it stands in the data. */
export const nameOf = (name: string, lang: Lang, textOf: TextOf): string => {
  if (!name.includes(':')) return `…${name}…`;
  const texts = name
    .replace(/…$/, '')
    .split(' ')
    .map((key) => textOf(lang, key) ?? key);
  return `${texts.join(' ')}${name.endsWith('…') ? '…' : ''}`;
};

/** What is looked for on the screen; a reason stands at the end of what is said. */
export const shownOf = (key: string, lang: Lang, textOf: TextOf): string =>
  `${key.startsWith('failure:') ? '…' : ''}${textOf(lang, key) ?? key}`;

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;

const aroundOf = ({ role, name, text }: Part, lang: Lang, textOf: TextOf): string => {
  const called = name === undefined ? '' : ` ${quoted(nameOf(name, lang, textOf))}`;
  if (lang === 'zh') return `${roles[role]}${called}${text === undefined ? '' : `（写着 ${quoted(text)}）`}里的`;
  return ` in the ${role}${called}${text === undefined ? '' : ` that says ${quoted(text)}`}`;
};

const controlOf = ({ role, name, in: around }: Control, lang: Lang, textOf: TextOf): string => {
  const part = around === undefined ? '' : aroundOf(around, lang, textOf);
  const called = quoted(nameOf(name, lang, textOf));
  return lang === 'zh' ? `${part}${roles[role]} ${called}` : `the ${role} ${called}${part}`;
};

/** One of the steps of `library/steps.ts`, with the text below it. */
export interface Phrase {
  readonly text: string;
  readonly below?: string;
}

const answerOf = (calls: string, fault: Fault | undefined, lang: Lang): Phrase => {
  const isZh = lang === 'zh';
  if (!fault) return { text: isZh ? `后台答复 ${calls}` : `the backend answers ${calls}` };
  const { kind, code, data, status } = fault;
  if (data === undefined && status === undefined && kind !== 'code')
    return { text: isZh ? `请求 ${calls} 的结果是 "${kind}"` : `the call ${calls} ends as "${kind}"` };
  if (data === undefined && code !== undefined)
    return { text: isZh ? `后台以代码 ${code} 答复 ${calls}` : `the backend answers ${calls} with the code ${code}` };
  return {
    text: isZh ? `后台对 ${calls} 的答复改为` : `the backend answers ${calls} in place of its own with`,
    below: JSON.stringify(fault),
  };
};

export const phraseOf = (statement: Statement, lang: Lang, textOf: TextOf): Phrase => {
  const isZh = lang === 'zh';
  const on = 'on' in statement ? controlOf(statement.on, lang, textOf) : '';
  switch (statement.do) {
    case 'go':
      return { text: `${isZh ? '应用打开在' : 'the app is open at'} ${quoted(statement.href)}` };
    case 'press':
      return { text: isZh ? `点击${on}` : `I press ${on}` };
    case 'check':
      return { text: isZh ? `勾选${on}` : `I tick ${on}` };
    case 'enter':
      return { text: isZh ? `进入${on}` : `I go into ${on}` };
    case 'leave':
      return { text: isZh ? `离开${on}` : `I leave ${on}` };
    case 'fill':
      return { text: isZh ? `在${on}里填写 ${quoted(statement.text)}` : `I fill ${on} with ${quoted(statement.text)}` };
    case 'choose':
      return {
        text: isZh ? `在${on}里选择 ${quoted(statement.option)}` : `I choose in ${on} ${quoted(statement.option)}`,
      };
    case 'key':
      return { text: `${isZh ? '按下键' : 'I press the key'} ${quoted(statement.key)}` };
    case 'reconnect':
      return { text: isZh ? '断网后网络恢复' : 'the network goes and comes back' };
    case 'answer':
      return answerOf(quoted(statement.calls.join(', ')), statement.fault, lang);
    case 'pass':
      return { text: isZh ? `过 ${statement.ms} 毫秒` : `${statement.ms} ms pass` };
  }
};

const ruleOf = (fault: Fault, endpoint: string): string => JSON.stringify({ ...fault, endpoint, times: 1 });

/** A wait of more is no wait for a person. */
const longestWait = 10_000;

/** How a person does it by hand; what is done behind the app by the backstage (docs/qa.md). */
export const howOf = (statement: Statement, lang: Lang, textOf: TextOf): string => {
  const isZh = lang === 'zh';
  switch (statement.do) {
    case 'go':
      return `${isZh ? '打开' : 'Open'} ${statement.href}`;
    case 'reconnect':
      return isZh
        ? '在浏览器的开发者工具“网络”里选“离线”，再选回“在线”。'
        : 'In the developer tools of the browser, under Network, choose "Offline", then "No throttling" again.';
    case 'pass':
      if (statement.ms <= longestWait) return isZh ? `等 ${statement.ms} 毫秒。` : `Wait ${statement.ms} ms.`;
      return isZh
        ? `在控制台执行 backstage.clock.advance(${statement.ms})。`
        : `In the console run backstage.clock.advance(${statement.ms}).`;
    case 'answer': {
      const { calls, fault } = statement;
      const rules = fault ? calls.map((call) => `backstage.fault(${ruleOf(fault, call)})`).join('; ') : '';
      const names = calls.join(isZh ? ' 或 ' : ' or ');
      const first = isZh ? `在控制台执行 ${rules}。` : `In the console run ${rules}. `;
      const then = isZh
        ? `在后台面板“网络”里，放行等待中的 ${names}。`
        : `In the backstage panel, under "Network", release the call that waits: ${names}.`;
      return `${fault ? first : ''}${then}`;
    }
    default: {
      const { text } = phraseOf(statement, lang, textOf);
      const said = text.replace(/^I /, '');
      return `${said.charAt(0).toUpperCase()}${said.slice(1)}${isZh ? '。' : '.'}`;
    }
  }
};
