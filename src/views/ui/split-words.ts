import type { FieldWords } from './Field.tsx';

export function splitWords<P extends FieldWords>(props: P) {
  const { label, labelHidden, hint, error, required, counter, tight, ...control } = props;
  const words: FieldWords = { label, labelHidden, hint, error, required, counter, tight };
  return { words, control };
}
