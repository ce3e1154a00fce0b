import * as css from './Spinner.css.ts';

interface SpinnerProps {
  readonly size?: number;
}

export function Spinner({ size = 16 }: SpinnerProps) {
  return <span aria-hidden="true" className={css.root} style={{ width: size, height: size }} />;
}
