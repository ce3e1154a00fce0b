import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backstage, BilingualText } from '#services/contract/backstage.ts';
import { Button } from '../ui/Button.tsx';
import { wrap } from '../ui/layout.css.ts';
import { tiny } from '../ui/text.css.ts';
import * as css from './Panel.css.ts';

export interface TabProps {
  readonly backstage: Backstage;
  /** Calls, then says that it is done, or why it failed. */
  readonly run: (call: () => unknown, done?: string) => void;
  readonly copy: (text: string) => void;
}

export function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.block} aria-label={title}>
      <h3 className={css.blockTitle}>{title}</h3>
      {children}
    </section>
  );
}

export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={tiny}>{children}</p>;
}

interface ActionsProps extends Pick<TabProps, 'run'> {
  readonly calls: readonly (readonly [label: string, call: () => unknown])[];
}

export function Actions({ run, calls }: ActionsProps) {
  return (
    <div className={wrap.s}>
      {calls.map(([label, call]) => (
        <Button key={label} size="s" onClick={() => run(call)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

interface FormProps {
  readonly label: string;
  readonly submit: (fields: FormData) => void;
  readonly children: ReactNode;
}

export function Form({ label, submit, children }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(new FormData(event.currentTarget));
  };
  return (
    <form className={css.form} onSubmit={send}>
      {children}
      <div>
        <Button type="submit" tone="loud" size="s">
          {label}
        </Button>
      </div>
    </form>
  );
}

export const useWords = () => {
  const { i18n } = useTranslation('backstage');
  return (words: BilingualText): string => (i18n.language === 'en' ? words.en : words.zh);
};

/** A list without items would be none. */
export const List = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <ul role="list" className={css.list}>
      {children}
    </ul>
  );
