import * as floating from './floating.css.ts';
import { Spinner } from './Spinner.tsx';
import * as hidden from './VisuallyHidden.css.ts';

interface ComboboxMessageProps {
  readonly text: string | undefined;
  readonly busy?: boolean | undefined;
  readonly announced?: boolean | undefined;
}

export function ComboboxMessage({ text, busy = false, announced = false }: ComboboxMessageProps) {
  if (announced) {
    return (
      <div aria-live="polite" className={hidden.root}>
        {text}
      </div>
    );
  }
  return (
    <div aria-hidden="true" className={floating.message}>
      {busy ? <Spinner /> : null}
      <span>{text}</span>
    </div>
  );
}
