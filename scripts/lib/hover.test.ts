import { expect, test } from 'vitest';
import { hoverOnlyWherePossible } from './hover.ts';

const short = (css: string): string => css.replace(/\s+/g, '');

test.each([
  ['a rule', '.a:hover {\n  color: red;\n}', '@media (hover: hover){.a:hover{color:red;}}'],
  ['one that hovers something else', '.a:hover > .b {\n  top: 0;\n}', '@media (hover: hover){.a:hover > .b{top:0;}}'],
  [
    'a list with what is no hovering',
    '.a:hover::after, .a:focus-visible::after {\n  opacity: 1;\n}',
    '.a:focus-visible::after{opacity:1;}@media (hover: hover){.a:hover::after{opacity:1;}}',
  ],
  ['a list in parentheses', '.a:is(.b, .c):hover {\n  top: 0;\n}', '@media (hover: hover){.a:is(.b,.c):hover{top:0;}}'],
  [
    'a rule in a layer, between others',
    '@layer x {\n  .a {\n    top: 0;\n  }\n  .a:hover {\n    top: 1px;\n  }\n  .a[data-on] {\n    top: 2px;\n  }\n}',
    '@layer x{.a{top:0;}@media (hover: hover){.a:hover{top:1px;}}.a[data-on]{top:2px;}}',
  ],
  ['what hovers nothing', '.a:focus {\n  top: 0;\n}', '.a:focus{top:0;}'],
])('%s holds where something can hover', (_, css, expected) => {
  expect(short(hoverOnlyWherePossible(css))).toBe(short(expected));
});
