import { run } from './run.ts';

/** Elements of HTML, past and present: a list of what is allowed is got wrong for one of them at a time. */
const flow = [
  ...['a', 'abbr', 'acronym', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'big', 'blink', 'blockquote'],
  ...['button', 'center', 'cite', 'code', 'data', 'dd', 'del', 'dfn', 'dialog open', 'dir', 'div', 'dl', 'dt', 'em'],
  ...['fieldset', 'figcaption', 'figure', 'font', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header'],
  ...['hgroup', 'i', 'ins', 'kbd', 'label', 'legend', 'li', 'listing', 'main', 'map', 'mark', 'marquee', 'menu'],
  ...['menuitem', 'meter', 'nav', 'nobr', 'ol', 'optgroup', 'option', 'output', 'p', 'picture', 'pre', 'progress', 'q'],
  ...['rb', 'rp', 'rt', 'rtc', 'ruby', 's', 'samp', 'search', 'section', 'select', 'slot', 'small', 'spacer', 'span'],
  ...['strike', 'strong', 'sub', 'summary', 'sup', 'textarea', 'time', 'tt', 'u', 'ul', 'var', 'xmp', 'xss-own'],
];
const inTable = ['caption', 'colgroup', 'tbody', 'tfoot', 'thead', 'tr', 'td', 'th'];
const empty = ['area', 'basefont', 'bgsound', 'br', 'col', 'hr', 'input', 'keygen', 'param', 'wbr', 'embed', 'isindex'];
const svg = [
  ...[
    'a',
    'circle',
    'clipPath',
    'defs',
    'ellipse',
    'feImage',
    'filter',
    'foreignObject',
    'g',
    'line',
    'marker',
    'mask',
  ],
  ...['metadata', 'path', 'pattern', 'polygon', 'rect', 'switch', 'symbol', 'text', 'textPath', 'tspan', 'view'],
];
const math = [
  ...[
    'maction',
    'menclose',
    'merror',
    'mfrac',
    'mi',
    'mn',
    'mo',
    'mpadded',
    'mphantom',
    'mroot',
    'mrow',
    'ms',
    'mspace',
  ],
  ...['msqrt', 'mstyle', 'msub', 'mtable', 'mtext', 'semantics', 'annotation'],
];
const named = (tag: string): string => tag.split(' ')[0] ?? tag;

/** One handler on each element that there is. */
export const onEveryElement: readonly string[] = [
  ...flow.map((tag) => `<${tag} onclick=${run}>e</${named(tag)}>`),
  ...inTable.map((tag) => `<table><${tag} onclick=${run}>e</${tag}></table>`),
  ...empty.map((tag) => `<${tag} onclick="${run}">`),
  ...svg.map((tag) => `<svg><${tag} onclick=${run} href=#>e</${tag}></svg>`),
  ...math.map((tag) => `<math><${tag} onclick=${run} href="javascript:${run}">e</${tag}></math>`),
];
