/** Replaces the selection as typing would: with undo, and with the caret scrolled into view. */
export const insertText = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.focus();
  // Deprecated without replacement: `setRangeText` cannot be undone.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
