import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { useOverlay } from './overlay.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Heading and accessible name. */
  readonly title: string;
  readonly onClose: () => void;
  /** Name of the cross; without it there is no cross. */
  readonly closeLabel?: string | undefined;
  /** A click on the veil closes it. */
  readonly closeOnOutside?: boolean | undefined;
  /** Back closes what Escape closes. */
  readonly closeOnEscape?: boolean | undefined;
  /** `form` 400 px, `popover` 448 px, `wide` 720 px, `chat` 829 by 529 px; on mobile each fills the screen unless it is `low`. `ask`: a small question on every screen. */
  readonly size?: keyof typeof css.width | 'ask' | undefined;
  /** On mobile it lies at the foot of the window, as high as its content. */
  readonly low?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Takes the focus at first; else the first thing in the body that can. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  /** Takes the focus at the end; else what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  /** Stands open beside it: pressing this does not close it. */
  readonly beside?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

const notices = () => document.querySelector('[data-notices]');
const tools = () => document.querySelector('[data-tools]');
/** Each is waited for, and missed aloud: without the simulated backend there are no tools. */
const always = import.meta.env.VITE_BACKEND ? [notices] : [notices, tools];

/** Where Tab goes from the last to the first, Ark moves the focus without scrolling. */
const bringIn = ({ target }: FocusEvent): void => target.scrollIntoView({ block: 'nearest' });

/** What is pressed beside the dialog takes no focus from it. */
const holdFocus = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/** Modal dialog: keeps the focus, gives it back, stops the page from scrolling. Mounted only while open. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    closeLabel,
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
      {...(finalFocus === undefined ? {} : { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={css.veil} />
        <Ark.Positioner className={css.positioner} onMouseDown={holdFocus}>
          <Ark.Content
            className={classNames(css.content, size === 'ask' ? css.ask : css.width[size], low && css.low)}
            onFocus={bringIn}
          >
            <div className={css.head}>
              <Ark.Title className={css.title}>{title}</Ark.Title>
            </div>
            <div className={size === 'chat' ? css.bare : css.body}>{props.children}</div>
            {/* Last, so that the first field and not the way out gets the focus. */}
            {closeLabel === undefined ? null : (
              <div className={css.close}>
                <IconButton label={closeLabel} icon={<X aria-hidden="true" size={22} />} onClick={onClose} />
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
