const texts = 'input:not([type=checkbox], [type=radio], [type=file], [role=combobox]), textarea';
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** React ignores an event without a change since the value that it knows. */
export const tellValue = (field: TextControl, known: string): void => {
  const { value } = field;
  field.value = known;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/**
 * Password managers set values without an event, and React's next render would undo them: tells React of every value
 * that it has not rendered. `except`: the field whose own event is under way.
 */
export const adoptFilled = (form: HTMLFormElement, except: EventTarget | null = null): void => {
  for (const field of form.querySelectorAll<TextControl>(texts)) {
    const { value, defaultValue } = field;
    if (field !== except && value !== defaultValue) tellValue(field, defaultValue);
  }
};
