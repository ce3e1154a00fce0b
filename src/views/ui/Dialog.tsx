import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import * as css from './Dialog.css.ts';
import { focusedOutside } from './focused-outside.ts';
import { IconButton } from './IconButton.tsx';
import { useOverlay } from './overlay.ts';
import { useKeyboard } from './use-keyboard.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel?: string | undefined;
  /** Before the close button. */
  readonly tools?: ReactNode;
  readonly closeOnOutside?: boolean | undefined;
  readonly closeOnEscape?: boolean | undefined;
  /** `form` 400 px, `popover` 448 px, `wide` 720 px, `chat` 829 by 529 px; full screen on mobile unless `low`. */
  readonly size?: keyof typeof css.width | 'ask' | undefined;
  readonly low?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly beside?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

const notices = () => document.querySelector('[data-notices]');
const tools = () => document.querySelector('[data-tools]');
/** Ark waits for these elements and warns if one is missing; a build for a real backend has no devtools panel. */
const always = import.meta.env.VITE_BACKEND ? [notices] : [notices, tools];

/** Ark focuses without scrolling when Tab wraps around. */
const bringIn = ({ target }: FocusEvent): void => target.scrollIntoView({ block: 'nearest' });

const holdFocus = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) event.preventDefault();
};

export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    closeLabel,
    tools,
    closeOnOutside = true,
    closeOnEscape = true,
    size = 'form',
    low = false,
    role,
    initialFocus,
    finalFocus,
    beside,
  } = props;
  useOverlay(open && closeOnEscape, onClose);
  const { top, below } = useKeyboard() ?? { top: 0, below: 0 };
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (below > 0) content.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [below]);
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      closeOnInteractOutside={closeOnOutside}
      closeOnEscape={closeOnEscape}
      persistentElements={beside ? [...always, beside] : always}
      lazyMount
      unmountOnExit
      {...(role === undefined ? {} : { role })}
      {...(initialFocus === undefined ? {} : { initialFocusEl: initialFocus })}
      finalFocusEl={() => focusedOutside(content.current) ?? finalFocus?.() ?? null}
    >
      <Portal>
        <Ark.Backdrop className={css.veil} />
        <Ark.Positioner
          className={css.positioner}
          style={{ top, bottom: `max(${below}px, ${css.blockEnd})` }}
          onMouseDown={holdFocus}
        >
          <Ark.Content
            ref={content}
            className={classNames(css.content, size === 'ask' ? css.ask : css.width[size], low && css.low)}
            onFocus={bringIn}
          >
            <div className={classNames(css.head, tools ? css.spared : undefined)}>
              <Ark.Title className={css.title}>{title}</Ark.Title>
            </div>
            <div className={size === 'chat' ? css.bare : css.body}>{props.children}</div>
            {/* Last in the DOM, so that the first field gets the initial focus. */}
            {closeLabel === undefined ? null : (
              <div className={css.close}>
                {tools}
                <IconButton label={closeLabel} icon={<X aria-hidden="true" size={22} />} onClick={onClose} />
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
