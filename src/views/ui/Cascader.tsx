import { Popover as Ark } from '@ark-ui/react/popover';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as css from './Cascader.css.ts';
import { CascaderColumn } from './CascaderColumn.tsx';
import { ClearButton } from './ClearButton.tsx';
import { classNames } from './class-names.ts';
import { FailedState } from './FailedState.tsx';
import * as fieldCss from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldWords, fieldAria } from './Field.tsx';
import * as floating from './floating.css.ts';
import { useOverlay } from './overlay.ts';
import { Spinner } from './Spinner.tsx';
import { splitWords } from './split-words.ts';
import { columnsOf, isLeaf, pathTo, type TreeNode } from './tree.ts';

interface CascaderProps extends FieldWords {
  readonly tree: readonly TreeNode[];
  readonly value: string | undefined;
  readonly onChange: (id: string, names: readonly string[]) => void;
  readonly valueText?: string | undefined;
  readonly placeholder: string;
  readonly levelLabels: readonly string[];
  readonly status?: 'ready' | 'loading' | 'failed' | undefined;
  /** For levels that are loaded when they are opened: the innermost open node, and whether its level failed. */
  readonly openId?: string | undefined;
  readonly levelFailed?: boolean | undefined;
  readonly onOpenNode?: ((id: string) => void) | undefined;
  readonly loadingText: string;
  readonly failedText: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly clearLabel?: string | undefined;
  readonly onClear?: (() => void) | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export function Cascader(props: CascaderProps) {
  const id = useId();
  const columns = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState<string>();
  const { words } = splitWords(props);
  const { tree, value, status = 'ready', disabled = false } = props;
  const chosen = pathTo(tree, value);
  useOverlay(open, () => show(false));
  const text = chosen.length > 0 ? [...new Set(chosen.map((node) => node.name))].join(' / ') : props.valueText;
  const canClear = props.clearLabel !== undefined && text !== undefined && !disabled;
  // Shows the path to the chosen node until the user opens another.
  const ways = [pressed === undefined ? chosen : pathTo(tree, pressed), pathTo(tree, props.openId)];
  const shown = ways.find((way) => way.length > 0) ?? [];
  const stopOf = (level: number) => {
    const column = columns.current?.querySelector<HTMLElement>(`[data-level="${level}"]`);
    return column?.querySelector<HTMLElement>('[tabindex="0"]') ?? column ?? null;
  };

  const show = (next: boolean) => {
    setOpen(next);
    setPressed(undefined);
    props.onOpenChange?.(next);
  };
  const clear = () => {
    props.onClear?.();
    document.getElementById(id)?.focus();
  };
  const press = (node: TreeNode, level: number, byKey: boolean) => {
    if (isLeaf(node)) {
      props.onChange(
        node.id,
        [...shown.slice(0, level), node].map((each) => each.name),
      );
      show(false);
      return;
    }
    flushSync(() => {
      setPressed(node.id);
      props.onOpenNode?.(node.id);
    });
    if (byKey) stopOf(level + 1)?.focus();
  };

  return (
    <div className={fieldCss.root}>
      <Ark.Root
        open={open}
        onOpenChange={(details) => show(details.open)}
        positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4 }}
        initialFocusEl={() => stopOf(Math.max(0, shown.length - 1))}
        lazyMount
        unmountOnExit
      >
        <label id={`${id}-label`} htmlFor={id} className={words.labelHidden ? undefined : fieldCss.label}>
          <FieldLabel {...words} />
        </label>
        <Ark.Anchor
          className={fieldCss.box}
          data-invalid={words.error === undefined ? undefined : ''}
          data-disabled={disabled ? '' : undefined}
        >
          <Ark.Trigger asChild>
            <button
              type="button"
              role="combobox"
              aria-controls={open ? `${id}-panel` : undefined}
              aria-expanded={open}
              {...fieldAria(id, words)}
              id={id}
              disabled={disabled}
              className={classNames(fieldCss.control, css.trigger)}
            >
              <span className={classNames(css.value, text === undefined && css.placeholder)}>
                {text ?? props.placeholder}
              </span>
              {canClear ? null : <ChevronDown aria-hidden="true" size={18} className={css.more} />}
            </button>
          </Ark.Trigger>
          {canClear ? <ClearButton label={props.clearLabel ?? ''} onClear={clear} /> : null}
        </Ark.Anchor>
        <FieldFoot id={id} {...words} />
        <Ark.Positioner className={floating.positioner}>
          <Ark.Content aria-labelledby={`${id}-label`} className={classNames(floating.panel, css.panel)}>
            <div id={`${id}-panel`} ref={columns}>
              {status === 'loading' ? (
                <p role="status" className={floating.message}>
                  <Spinner /> <span>{props.loadingText}</span>
                </p>
              ) : null}
              {status === 'failed' ? (
                <FailedState compact title={props.failedText} retryLabel={props.retryLabel} onRetry={props.onRetry} />
              ) : null}
              {status === 'ready' ? (
                <div className={css.columns}>
                  {columnsOf(tree, shown).map((nodes, level) => (
                    <CascaderColumn
                      key={shown[level - 1]?.id ?? 'top'}
                      label={props.levelLabels[level] ?? words.label}
                      level={level}
                      nodes={nodes}
                      openId={shown[level]?.id}
                      chosenId={chosen[level]?.id}
                      loadingText={props.loadingText}
                      failure={
                        props.levelFailed ? (
                          <FailedState
                            compact
                            title={props.failedText}
                            retryLabel={props.retryLabel}
                            onRetry={props.onRetry}
                          />
                        ) : null
                      }
                      onPress={press}
                      onBack={(from) => stopOf(from - 1)?.focus()}
                    />
                  ))}
                </div>
              ) : null}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Ark.Root>
    </div>
  );
}
