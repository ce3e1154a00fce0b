import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#machines/flows/boxes.ts';
import { darkColours, lightColours } from '#views/flows/chart-style.ts';

export const words = {
  zh: {
    all: '全部流程图',
    other: 'English',
    states: '状态',
    transitions: '转移',
    what: '说明',
    requirements: '需求',
    from: '从',
    event: '事件',
    when: '条件',
    does: '做什么',
    to: '到',
    before: '之前的图（删去的部分标红）',
    changes: '与 {ref} 相比',
    none: '没有变化。',
    added: '新增',
    changed: '改动',
    moved: '顺序改动',
    removed: '删去',
    gone: '删去的图',
    picture: '{name}的图',
    pictureBefore: '{name}之前的图',
  },
  en: {
    all: 'All flows',
    other: '中文',
    states: 'States',
    transitions: 'Transitions',
    what: 'What it is',
    requirements: 'Requirements',
    from: 'From',
    event: 'Event',
    when: 'Condition',
    does: 'Does',
    to: 'To',
    before: 'The chart before (what is gone is red)',
    changes: 'Compared with {ref}',
    none: 'Nothing has changed.',
    added: 'added',
    changed: 'changed',
    moved: 'in another order',
    removed: 'removed',
    gone: 'Charts that are gone',
    picture: 'The chart: {name}',
    pictureBefore: 'The chart before: {name}',
  },
} as const;

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--flow-${name}:${value}`)
    .join(';');

const style = `
:root{${variables(lightColours)};color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{${variables(darkColours)}}}
body{margin:0;padding:24px;background:var(--flow-paper);color:var(--flow-ink);font:15px/1.6 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
a{color:var(--flow-user)} nav{display:flex;gap:16px} h1{margin:12px 0 0;font-size:26px} h2{margin:32px 0 8px;font-size:18px}
.frame{overflow:auto;border:1px solid var(--flow-line);border-radius:12px;margin:16px 0;padding:8px}
.frame svg{display:block;height:auto;max-width:none;margin-inline:auto}
.table{overflow-x:auto} th,td{overflow-wrap:anywhere;min-width:5em} td:last-child{min-width:7em}
@media (max-width:700px){body{padding:16px}}
table{border-collapse:collapse;width:100%;font-size:14px} th,td{padding:6px 10px;border-bottom:1px solid var(--flow-line);text-align:left;vertical-align:top}
th{color:var(--flow-faint);font-weight:500} code{font-family:ui-monospace,Menlo,monospace;font-size:12.5px;color:var(--flow-soft)}
ul.all{columns:320px;padding:0;list-style:none} ul.all li{break-inside:avoid;margin-bottom:12px} small{color:var(--flow-faint)}
`;

export const page = (lang: Lang, title: string, body: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={lang === 'zh' ? 'zh-CN' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>{body}</main>
      </body>
    </html>,
  )}\n`;

export const other = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh');
