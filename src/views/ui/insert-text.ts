/** Types `text` in the place of what is selected. The browser records it for undo and scrolls the caret into view. */
export const insertText = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.focus();
  // Browsers tell of what is typed or pasted before they do it, and not of this.
  field.dispatchEvent(new InputEvent('beforeinput', { data: text, inputType: 'insertText', bubbles: true }));
  // Deprecated, and without a successor: what setRangeText writes cannot be undone.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
