import { useCallback, useState } from 'react';

/** How many characters (UTF-16) a field takes, and what it says when it takes less than it is given. */
export interface Limit {
  readonly max: number;
  readonly told: string;
}

type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'maxLength'>;

/** Whether the field has no room for the text in the place of what is selected. -1 is no limit, as in the DOM. */
export const isCut = ({ value, selectionStart, selectionEnd, maxLength }: Field, text: string | null): boolean => {
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return text !== null && maxLength >= 0 && value.length - selected + text.length > maxLength;
};

/** Browsers cut in silence what is typed or pasted over `maxLength`. What is to be said of it, and the field's ref. */
export const useLimit = (limit: Limit | undefined) => {
  const [wasCut, setWasCut] = useState(false);
  const watch = useCallback((field: HTMLInputElement | null) => {
    const look = ({ data }: InputEvent) => field && setWasCut(isCut(field, data));
    field?.addEventListener('beforeinput', look);
    return () => field?.removeEventListener('beforeinput', look);
  }, []);
  return { told: wasCut ? limit?.told : undefined, watch };
};
