import type { ReactNode } from 'react';
import { capital } from '../theme/global.css.ts';
import { classNames } from './class-names.ts';
import * as css from './Field.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FieldWords {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Replaces the hint, as an alert, and marks the field invalid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly counter?: { readonly now: number; readonly max: number } | undefined;
  readonly tight?: boolean | undefined;
}

export function fieldAria(id: string, { error, hint, required }: FieldWords) {
  const described = [
    error === undefined ? undefined : `${id}-error`,
    error === undefined && hint !== undefined ? `${id}-hint` : undefined,
  ];
  return {
    'aria-describedby': classNames(...described) || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required || undefined,
  };
}

export function FieldLabel({ label, labelHidden = false, required = false }: FieldWords) {
  if (labelHidden) return <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <>
      <span>{label}</span>
      {required ? <span aria-hidden="true" className={css.required} /> : null}
    </>
  );
}

export function FieldFoot({ id, hint, error, counter, tight = false }: FieldWords & { readonly id: string }) {
  if (tight && hint === undefined && error === undefined && counter === undefined) return null;
  return (
    <div className={css.foot}>
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={classNames(css.error, capital)}>
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined ? (
        <p id={`${id}-hint`} className={capital}>
          {hint}
        </p>
      ) : null}
      {counter === undefined ? null : (
        <span className={classNames(css.counter, counter.now > counter.max && css.over)}>
          {`${counter.now}/${counter.max}`}
        </span>
      )}
    </div>
  );
}

export function Field({
  id,
  words,
  children,
}: {
  readonly id: string;
  readonly words: FieldWords;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.root}>
      <label htmlFor={id} className={words.labelHidden ? undefined : css.label}>
        <FieldLabel {...words} />
      </label>
      {children}
      <FieldFoot id={id} {...words} />
    </div>
  );
}
