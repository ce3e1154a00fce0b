import * as css from './Block.css.ts';

interface TimeNoteProps {
  readonly time: string;
  readonly machine: string | undefined;
  readonly words: string;
}

/** A time, and words in Chinese beside it; either may be empty. */
export function TimeNote({ time, machine, words }: TimeNoteProps) {
  return (
    <span className={css.note}>
      {time === '' ? null : <time dateTime={machine}>{time}</time>}
      {time === '' || words === '' ? null : <span>{' · '}</span>}
      {words === '' ? null : <span lang="zh-CN">{words}</span>}
    </span>
  );
}
