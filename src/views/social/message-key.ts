interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key does in the box of a message (R5.7-4, R5.7-5). */
export const messageKey = ({ key, ctrlKey, metaKey, shiftKey }: Pressed): 'send' | 'break' | null => {
  if (key !== 'Enter') return null;
  if (ctrlKey || metaKey) return 'break';
  // Shift and Enter breaks the line by itself.
  return shiftKey ? null : 'send';
};
