import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackstageActor } from '#machines/backstage/backstage.machine.ts';
import type { DevtoolsAction } from '#machines/backstage/devtools-actions.ts';
import { classNames } from '../ui/class-names.ts';
import { wrap } from '../ui/layout.css.ts';
import { tiny } from '../ui/text.css.ts';
import * as css from './Panel.css.ts';

export interface SectionProps {
  readonly actor: BackstageActor;
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

interface ActionButtonProps extends SectionProps, Omit<ComponentProps<'button'>, 'onClick'> {
  readonly action: DevtoolsAction;
}

export function ActionButton({ actor, action, className, ...rest }: ActionButtonProps) {
  const act = () => {
    if (rest['aria-disabled'] !== true) actor.send({ type: 'action.run', action });
  };
  return <button type="button" {...rest} className={classNames(css.button, className)} onClick={act} />;
}

interface ActionsProps extends SectionProps {
  readonly actions: readonly (readonly [label: string, action: DevtoolsAction])[];
}

export function Actions({ actor, actions }: ActionsProps) {
  return (
    <div className={wrap.s}>
      {actions.map(([label, action]) => (
        <ActionButton key={label} actor={actor} action={action}>
          {label}
        </ActionButton>
      ))}
    </div>
  );
}

interface FormProps {
  readonly submit: (field: (name: string) => string) => void;
  readonly children: ReactNode;
}

export function Form({ submit, children }: FormProps) {
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    submit((name) => String(data.get(name) ?? ''));
  };
  return (
    <form className={css.form} onSubmit={send}>
      {children}
    </form>
  );
}

export function Submit({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classNames(wrap.s, css.wide)}>
      <button type="submit" className={classNames(css.button, css.loud)}>
        {children}
      </button>
    </div>
  );
}

interface InputProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly wide?: boolean;
}

export function Input({ label, wide = false, ...rest }: InputProps) {
  return (
    <label className={classNames(css.field, wide && css.wide)}>
      <span>{label}</span>
      <input autoComplete="off" {...rest} className={css.control} />
    </label>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly options: readonly Option[];
}

export function Choice({ label, options, ...rest }: ChoiceProps) {
  return (
    <label className={classNames(css.field, css.wide)}>
      <span>{label}</span>
      <select {...rest} className={css.control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Refused({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={classNames(css.bad, css.wide)}>
      {children}
    </p>
  );
}

export const useWords = () => {
  const { i18n } = useTranslation('backstage');
  return (words: { readonly zh: string; readonly en: string }): string =>
    i18n.language === 'en' ? words.en : words.zh;
};

/** A list without items would be none. */
export const List = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <ul role="list" className={css.list}>
      {children}
    </ul>
  );
