import { type CompositionEvent, type InputEvent, useRef, useState } from 'react';
import { tellValue } from './adopt-filled.ts';

interface Rule {
  readonly max: number;
  /** Leaves out what does not count. */
  readonly clean?: ((text: string) => string) | undefined;
}

export interface Limit extends Rule {
  readonly message: string;
}

type Field = Pick<HTMLInputElement, 'value' | 'selectionEnd'>;

const asIs = (text: string): string => text;

/** What stays of a field's text: too much goes where it came in, before the caret. */
export const limited = ({ value, selectionEnd }: Field, { max, clean = asIs }: Rule) => {
  const at = selectionEnd ?? value.length;
  const [before, after] = [clean(value.slice(0, at)), clean(value.slice(at)).slice(0, max)];
  const kept = before.slice(0, max - after.length);
  return { text: kept + after, caret: kept.length, isCut: clean(value).length > max };
};

/**
 * Returns the message, and handlers for the field. No `maxLength`: browsers cut by it silently, before spaces are left out,
 * and WebKit before any event.
 */
export const useLimit = (limit: Limit | undefined) => {
  const [wasCut, setWasCut] = useState(false);
  const left = useRef('');
  if (!limit) return { message: undefined, handlers: {} };
  const keep = (field: HTMLInputElement): void => {
    if (field.value === left.current) return;
    const { text, caret, isCut } = limited(field, limit);
    setWasCut(isCut);
    left.current = text;
    if (text === field.value) return;
    field.value = text;
    // Safari gives the focus with it.
    if (caret < text.length) field.setSelectionRange(caret, caret);
  };
  return {
    message: wasCut ? limit.message : undefined,
    handlers: {
      // Before `onChange`, which then finds what is left.
      onInput: ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
        if (!nativeEvent.isComposing) keep(currentTarget);
      },
      // Firefox alone has an `input` to come.
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        if (limited(currentTarget, limit).text !== currentTarget.value) tellValue(currentTarget, '');
      },
    },
  };
};
