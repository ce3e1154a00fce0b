import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  const choose = (next: string) => {
    const item = items.find((each) => each.id === next);
    if (item !== undefined && item.id !== value) onChange(item.id);
  };
  return (
    <Ark.Root value={value} onValueChange={(details) => choose(details.value)} lazyMount unmountOnExit>
      <Ark.List className={css.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.id} value={item.id} disabled={item.disabled} className={css.tab}>
            {item.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.id} value={item.id} className={css.panel}>
          {/* Ark updates a moment later, and two panels must never be mounted together. */}
          {item.id === value ? item.content : null}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
