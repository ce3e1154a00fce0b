import type { EngineName } from '../../scripts/lib/engines.ts';

type Place = `${EngineName}-${'phone' | 'desktop'}`;

interface Reason {
  /** Lines of differences. */
  readonly what: RegExp;
  readonly where: Readonly<Partial<Record<Place, readonly string[] | 'everywhere'>>>;
  /** Of `everywhere`. */
  readonly except?: readonly string[];
  readonly why: string;
}

/** What differs from Chromium for a reason. */
const reasons: readonly Reason[] = [
  {
    what: /^font Georgia for Times New Roman/,
    where: { 'webkit-desktop': 'everywhere', 'webkit-phone': 'everywhere' },
    // On a phone a conversation fills the window: nothing is written in this font.
    except: ['/community/message/70001', '/community/message/7'],
    why: 'WebKitGTK takes what fontconfig has instead of Georgia; where Georgia is, all engines have it',
  },
  {
    what: /状态 # · 转移 #|整个应用|相对时间|语言与主题|错误报告|访问日志/,
    where: { 'webkit-desktop': ['/flows'] },
    why: 'WebKitGTK makes digits of 12 px whole px wide: a row of facts takes one more line',
  },
  {
    what: /^(li|article|p) .*: (y|height) \d+ for \d+$/,
    where: { 'webkit-desktop': ['/flash', '/product/3001'] },
    why: 'WebKitGTK makes digits whole px wide, and lines whole px high: a text takes one more line, rows add up',
  },
];

export const reasonsFor = (page: string, engine: EngineName, size: 'phone' | 'desktop'): readonly Reason[] =>
  reasons.filter(({ where, except = [] }) => {
    const pages = where[`${engine}-${size}`];
    return pages === 'everywhere' ? size === 'desktop' || !except.includes(page) : pages?.includes(page);
  });

/** Of lines about boxes. */
export const keysOfDifferences = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /^(.* \d+): /.exec(line)?.[1] ?? []);
