import { Menu as Ark } from '@ark-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import * as floating from './floating.css.ts';
import { grow } from './layout.css.ts';
import * as css from './Menu.css.ts';
import { useOverlay } from './overlay.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Of an item that leads somewhere. */
  readonly href?: string | undefined;
  readonly onSelect?: () => void;
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
  readonly note?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly parted?: boolean | undefined;
}

interface MenuProps {
  /** One element that takes props and ref; its name is the menu's. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
}

export function Menu({ trigger, items }: MenuProps) {
  // The click that loaded its code opens it.
  const [open, setOpen] = useState(true);
  useOverlay(open, () => setOpen(false));
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      onSelect={({ value }) => items.find(({ id }) => id === value)?.onSelect?.()}
      // Ark's own click does not bubble, and would reload the app.
      navigate={({ node }) => node.click()}
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={floating.positioner}>
        <div className={classNames(floating.panel, css.panel)}>
          <Ark.Content className={floating.list}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.parted ? <Ark.Separator className={css.separator} /> : null}
                <Ark.Item
                  asChild
                  value={item.id}
                  disabled={item.disabled ?? false}
                  aria-description={item.note}
                  className={floating.item}
                >
                  {item.href === undefined || item.disabled ? (
                    <div>
                      <Words item={item} />
                    </div>
                  ) : (
                    <Link href={item.href}>
                      <Words item={item} />
                    </Link>
                  )}
                </Ark.Item>
              </Fragment>
            ))}
          </Ark.Content>
        </div>
      </Ark.Positioner>
    </Ark.Root>
  );
}

function Words({ item }: { readonly item: MenuItem }) {
  return (
    <>
      {item.icon === undefined ? null : <span className={css.icon}>{item.icon}</span>}
      <span className={grow}>{item.label}</span>
      {item.end}
    </>
  );
}
