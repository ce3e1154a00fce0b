import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { adoptFilled } from './adopt-filled.ts';

export interface FormProps {
  readonly onSubmit: () => void;
  readonly refusals?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const focusFirstInvalid = (form: HTMLElement) => {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = field?.matches('input, textarea, select, button')
    ? field
    : field?.querySelector<HTMLElement>('input');
  control?.focus();
};

export function Form({ onSubmit, refusals = 0, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isListOpen = useRef(false);
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current);
  }, [refusals]);
  return (
    <form
      ref={form}
      noValidate
      className={className}
      onKeyDownCapture={({ target }) => {
        isListOpen.current = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
      }}
      onKeyDown={(event) => {
        const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
        if (isEnter && isListOpen.current) event.preventDefault();
      }}
      onInputCapture={({ currentTarget, target, isTrusted }) => {
        if (isTrusted) adoptFilled(currentTarget, target);
      }}
      onBlurCapture={({ currentTarget }) => adoptFilled(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        adoptFilled(event.currentTarget);
        flushSync(onSubmit);
        focusFirstInvalid(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
