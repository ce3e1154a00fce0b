import { useTo } from '../context.tsx';
import * as link from '../ui/link.css.ts';
import * as css from './Agreement.css.ts';

interface Props {
  readonly words: {
    readonly accept: string;
    readonly agreement: string;
    readonly and: string;
    readonly privacy: string;
  };
}

/** R2.2-26, R2.2-27; links open a new tab, so that the dialog stays. */
export function Agreement({ words }: Props) {
  const to = useTo();
  return (
    <p className={css.root}>
      <span>{words.accept}</span>{' '}
      <a href={to.agreement()} target="_blank" rel="noopener" className={link.inline}>
        {words.agreement}
      </a>{' '}
      <span>{words.and}</span>{' '}
      <a href={to.privacy()} target="_blank" rel="noopener" className={link.inline}>
        {words.privacy}
      </a>
    </p>
  );
}
