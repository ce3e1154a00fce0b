interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode: number };
}

/** What a key does in the box of a message (R5.7-4, R5.7-5). The Enter of an input method is its own. */
export const messageKey = ({ key, ctrlKey, metaKey, shiftKey, nativeEvent }: Pressed): 'send' | 'break' | null => {
  // 229: some browsers end the composition before they tell of its Enter.
  if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return null;
  if (ctrlKey || metaKey) return 'break';
  // Shift and Enter breaks the line by itself.
  return shiftKey ? null : 'send';
};
