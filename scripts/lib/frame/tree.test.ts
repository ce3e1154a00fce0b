import { expect, test } from 'vitest';
import { stylesFor } from './frame.ts';
import { shareParts, swapsOf, treeOf } from './tree.ts';

test('HTML as React writes it becomes a tree, without head, footer and the ids that React makes', () => {
  const html =
    '<title>x</title><meta name="a" content="b"/><div class="a"><!--$-->5 &lt; 6<input id="_R_1_" value="&quot;"/><svg viewBox="0 0 1 1"><path d="M0"></path></svg><footer></footer></div>';
  expect(treeOf(html)).toEqual([
    'div',
    { class: 'a' },
    ['5 < 6', ['input', { value: '"' }, []], ['svg', { viewBox: '0 0 1 1' }, [['path', { d: 'M0' }, []]]]],
  ]);
  expect(() => treeOf('<div><p>')).toThrow('not as React writes it');
});

test('two windows differ in their smallest differing parts', () => {
  const window = (...children: readonly string[]) => treeOf(`<div><b>a</b>${children.join('')}<i>z</i></div>`);
  const [login, icon, name] = ['<button>in</button>', '<p>icon</p>', '<p>name</p>'];
  expect(swapsOf(window(login), window(login))).toEqual([]);
  expect(swapsOf(window(login), window(icon, name))).toEqual([[treeOf(login), [treeOf(icon), treeOf(name)]]]);
  expect(swapsOf(window(`<u>${icon}</u>`, login), window(`<u>${name}</u>`, icon))).toEqual([
    ['icon', ['name']],
    [treeOf(login), [treeOf(icon)]],
  ]);
});

test('what stands in several windows is written once', () => {
  const one = treeOf('<div><b class="a">a</b></div>');
  const other = treeOf('<p><b class="a">a</b></p>');
  const { parts, share } = shareParts([one, other], []);
  expect([share(one), share(other)]).toEqual([
    ['div', {}, [0]],
    ['p', {}, [0]],
  ]);
  expect(parts).toEqual([['b', { class: 'a' }, ['a']]]);
});

test('of the styles the frame takes those of its classes, with what they use', () => {
  const css = [
    ':root{--used:1;--unused:2}',
    'a{color:red}.a,.b{top:var(--used)}.a .b{top:1px}.b{animation:turn 1s}.a{animation:move 1s}',
    '@media print{.a{top:0}}@media (min-width:1px){.b{top:0}}',
    '@keyframes move{to{top:2px}}@keyframes turn{to{top:3px}}',
  ];
  expect(stylesFor(css.join(''), new Set(['a'])).replaceAll(/\s/g, '')).toBe(
    ':root{--used:1}a{color:red}.a{top:var(--used)}.a{animation:move1s}@keyframesmove{to{top:2px}}',
  );
});
