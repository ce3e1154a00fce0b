import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './Cascader.css.ts';
import { SkeletonText } from './Skeleton.tsx';
import { isLeaf, type TreeNode } from './tree.ts';
import { isWriting, matchTyped, nothingTyped, typedOn } from './type-ahead.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CascaderColumnProps {
  readonly label: string;
  readonly level: number;
  /** null until they are loaded, unless there is a failure. */
  readonly nodes: readonly TreeNode[] | null;
  readonly loadingText: string;
  readonly failure: ReactNode;
  readonly openId: string | undefined;
  readonly chosenId: string | undefined;
  readonly onPress: (node: TreeNode, level: number, byKey: boolean) => void;
  readonly onBack: (level: number) => void;
}

function neighbour(event: KeyboardEvent<HTMLElement>): Element | null {
  const { currentTarget: item, key } = event;
  if (key === 'ArrowDown') return item.nextElementSibling;
  if (key === 'ArrowUp') return item.previousElementSibling;
  if (key === 'Home') return item.parentElement?.firstElementChild ?? null;
  if (key === 'End') return item.parentElement?.lastElementChild ?? null;
  return null;
}

export function CascaderColumn(props: CascaderColumnProps) {
  const { label, level, nodes, failure, onBack } = props;
  const column = useRef<HTMLDivElement>(null);
  // Who waits in the column goes on in it when its nodes are there.
  useLayoutEffect(() => {
    const waits = nodes !== null && column.current === document.activeElement;
    if (waits) column.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [nodes]);
  const back = (event: KeyboardEvent) => {
    if (nodes || event.key !== 'ArrowLeft') return;
    onBack(level);
    event.preventDefault();
  };
  const role = nodes ? 'listbox' : 'group';
  const shared = { role, 'aria-label': label, 'aria-busy': !nodes && !failure, tabIndex: -1, onKeyDown: back };
  return (
    <div {...shared} ref={column} className={css.column} data-level={level}>
      {nodes ? <Options {...props} nodes={nodes} /> : failure}
      {nodes || failure ? null : (
        <div className={css.waiting}>
          <VisuallyHidden role="status">{props.loadingText}</VisuallyHidden>
          <SkeletonText lines={5} />
        </div>
      )}
    </div>
  );
}

interface OptionsProps extends CascaderColumnProps {
  readonly nodes: readonly TreeNode[];
}

function Options({ level, nodes, openId, chosenId, onPress, onBack }: OptionsProps) {
  const stop = nodes.some((node) => node.id === openId) ? openId : nodes[0]?.id;
  const typed = useRef(nothingTyped);
  const ahead = ({ key, timeStamp, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) => {
    const before = typedOn(typed.current, '', timeStamp);
    if (ctrlKey || metaKey || altKey || !isWriting(before, key)) return null;
    typed.current = typedOn(before, key, timeStamp);
    const items = [...(currentTarget.parentElement?.children ?? [])];
    const names = nodes.map(({ name, alias }) => (alias === undefined ? [name] : [name, alias]));
    return items[matchTyped(names, typed.current.text, items.indexOf(currentTarget))] ?? currentTarget;
  };
  const move = (event: KeyboardEvent<HTMLElement>, node: TreeNode) => {
    const next = ahead(event) ?? neighbour(event);
    const { key } = event;
    if (next instanceof HTMLElement) next.focus();
    else if (key === 'Enter' || key === ' ' || (key === 'ArrowRight' && !isLeaf(node))) onPress(node, level, true);
    else if (key === 'ArrowLeft' && level > 0) onBack(level);
    else if (!['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return;
    event.preventDefault();
  };
  return (
    <>
      {nodes.map((node) => (
        <div
          key={node.id}
          role="option"
          aria-selected={node.id === chosenId}
          tabIndex={node.id === stop ? 0 : -1}
          data-open={node.id === openId ? '' : undefined}
          className={css.option}
          onClick={() => onPress(node, level, false)}
          onKeyDown={(event) => move(event, node)}
        >
          <span>{node.name}</span>
          {isLeaf(node) ? null : <ChevronRight aria-hidden="true" size={14} className={css.more} />}
          {isLeaf(node) && node.id === chosenId ? <Check aria-hidden="true" size={14} /> : null}
        </div>
      ))}
    </>
  );
}
