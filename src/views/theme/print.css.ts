import { assignVars, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { themed } from './tokens.css.ts';
import { lightValues } from './values.ts';

const onPaper = (selector: string, rule: NonNullable<GlobalStyleRule['@media']>[string]) =>
  globalStyle(selector, { '@media': { print: rule } });

// Doubled specificity wins over the theme class.
onPaper(':root:root', { vars: assignVars(themed, lightValues), overflow: 'visible', fontSize: '11pt' });
onPaper('html > body', { minHeight: 0, background: '#ffffff', color: '#000000' });

const frame = '#root > div > :is(header, nav, footer)';
onPaper(`${frame}, #root :is(nav, aside, form, button, details:has(nav))`, { display: 'none !important' });
onPaper('main > div > article ~ *', { display: 'none !important' });
onPaper('main > div > article', { padding: '0 !important', border: '0 !important', boxShadow: 'none !important' });

onPaper(':is(h1, h2, h3, h4, h5, h6)', { breakAfter: 'avoid' });
onPaper(':is(figure, img, table, blockquote, li)', { breakInside: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });
