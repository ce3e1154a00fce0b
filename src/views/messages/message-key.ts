interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** R5.7-4, R5.7-5 */
export const messageKey = ({ key, ctrlKey, metaKey, shiftKey }: Pressed): 'send' | 'break' | null => {
  if (key !== 'Enter') return null;
  if (ctrlKey || metaKey) return 'break';
  return shiftKey ? null : 'send';
};
