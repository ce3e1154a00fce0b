import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** Diameter in px. */
  readonly size?: number;
}

/** A turning ring, hidden from assistive technology: say what is awaited in words beside it. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return <span aria-hidden="true" className={css.root} style={{ width: size, height: size }} />;
}
