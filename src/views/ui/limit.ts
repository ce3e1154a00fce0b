import { useCallback, useState } from 'react';

export interface Limit {
  readonly max: number;
  readonly message: string;
}

type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'maxLength'>;

export const isCut = ({ value, selectionStart, selectionEnd, maxLength }: Field, text: string | null): boolean => {
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return text !== null && maxLength >= 0 && value.length - selected + text.length > maxLength;
};

/** Browsers cut text over `maxLength` silently. Returns the message and the field's ref. */
export const useLimit = (limit: Limit | undefined) => {
  const [wasCut, setWasCut] = useState(false);
  const watch = useCallback((field: HTMLInputElement | null) => {
    const look = ({ data }: InputEvent) => field && setWasCut(isCut(field, data));
    field?.addEventListener('beforeinput', look);
    return () => field?.removeEventListener('beforeinput', look);
  }, []);
  return { message: wasCut ? limit?.message : undefined, watch };
};
