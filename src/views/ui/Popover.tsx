import { Popover as Ark } from '@ark-ui/react/popover';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import * as floating from './floating.css.ts';
import { focusedOutside } from './focused-outside.ts';
import { useOverlay } from './overlay.ts';
import * as css from './Popover.css.ts';

interface PopoverProps {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

export function Popover({ trigger, title, aside, onOpenChange, children }: PopoverProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  useOverlay(open, () => show(false));
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => show(details.open)}
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 6 }}
      lazyMount
      unmountOnExit
      finalFocusEl={() => focusedOutside(content.current)}
      initialFocusEl={() => (content.current?.querySelector('[aria-busy="true"]') ? content.current : null)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={floating.positioner}>
        <Ark.Content ref={content} aria-labelledby={id} className={classNames(floating.panel, css.panel)}>
          <div className={css.head}>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            {aside}
          </div>
          {children}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
}
