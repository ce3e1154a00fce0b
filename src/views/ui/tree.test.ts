import { expect, test } from 'vitest';
import { columnsOf, isLeaf, pathTo, type TreeNode } from './tree.ts';

const futian: TreeNode = { id: '440304', name: '福田区' };
const shenzhen: TreeNode = { id: '440300', name: '深圳市', children: [futian] };
const guangdong: TreeNode = { id: '440000', name: '广东省', children: [shenzhen] };
const zhuhai: TreeNode = { id: '440400', name: '珠海市', children: null };
const japan: TreeNode = { id: 'JP', name: '日本', children: [] };
const tree = [japan, guangdong];

test('the way to a node of any level is found, and nothing for a stranger', () => {
  expect(pathTo(tree, '440304')).toEqual([guangdong, shenzhen, futian]);
  expect(pathTo(tree, '440300')).toEqual([guangdong, shenzhen]);
  expect(pathTo(tree, 'JP')).toEqual([japan]);
  expect(pathTo(tree, '999999')).toEqual([]);
  expect(pathTo(tree, undefined)).toEqual([]);
});

test('a node without children, or with none in the list, is a leaf', () => {
  expect([isLeaf(futian), isLeaf(japan), isLeaf(shenzhen), isLeaf(zhuhai)]).toEqual([true, true, false, false]);
});

test('columns: the roots, then the children of each open branch; a leaf opens none, an unread level an empty one', () => {
  expect(columnsOf(tree, [])).toEqual([tree]);
  expect(columnsOf(tree, [guangdong])).toEqual([tree, [shenzhen]]);
  expect(columnsOf(tree, [guangdong, shenzhen, futian])).toEqual([tree, [shenzhen], [futian]]);
  expect(columnsOf(tree, [japan])).toEqual([tree]);
  expect(columnsOf(tree, [guangdong, zhuhai])).toEqual([tree, [shenzhen], null]);
});
