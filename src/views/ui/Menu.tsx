import { Menu as Ark } from '@ark-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as floating from './floating.css.ts';
import { grow } from './layout.css.ts';
import * as css from './Menu.css.ts';
import { Overlay } from './overlay.ts';

export interface MenuItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
  readonly note?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly parted?: boolean | undefined;
}

interface MenuProps<Id extends string> {
  /** One element that takes props and ref; its name is the menu's. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem<Id>[];
  readonly onSelect: (id: Id) => void;
}

export function Menu<Id extends string>({ trigger, items, onSelect }: MenuProps<Id>) {
  const choose = (value: string) => {
    const item = items.find((each) => each.id === value);
    if (item !== undefined) onSelect(item.id);
  };
  return (
    <Ark.Root
      // The click that loaded its code opens it.
      defaultOpen
      onSelect={(details) => choose(details.value)}
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Context>{(api) => <Overlay open={api.open} onClose={() => api.setOpen(false)} />}</Ark.Context>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={floating.positioner}>
        <div className={classNames(floating.panel, css.panel)}>
          <Ark.Content className={floating.list}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.parted ? <Ark.Separator className={css.separator} /> : null}
                <Ark.Item
                  value={item.id}
                  disabled={item.disabled ?? false}
                  aria-description={item.note}
                  className={floating.item}
                >
                  {item.icon === undefined ? null : <span className={css.icon}>{item.icon}</span>}
                  <span className={grow}>{item.label}</span>
                  {item.end}
                </Ark.Item>
              </Fragment>
            ))}
          </Ark.Content>
        </div>
      </Ark.Positioner>
    </Ark.Root>
  );
}
