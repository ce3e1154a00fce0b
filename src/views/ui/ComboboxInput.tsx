import { Combobox as Ark, type ComboboxInputProps, useComboboxContext } from '@ark-ui/react/combobox';

const isField = (element: Element | null): boolean => element?.matches('input, textarea, select') ?? false;

/** Ark focuses the field a frame after opening, even if the user has moved to another field. */
const avoidStealingFocus = (input: HTMLInputElement | null): void => {
  if (input === null) return;
  input.focus = (options) => {
    const { activeElement } = input.ownerDocument;
    const isTaken = options?.preventScroll === true && activeElement !== input && isField(activeElement);
    if (!isTaken) HTMLElement.prototype.focus.call(input, options);
  };
};

/** Ark notices a blur some frames after opening; closes the list if the user left earlier. */
export function ComboboxInput({ onBlur, ...props }: ComboboxInputProps) {
  const combobox = useComboboxContext();
  return (
    <Ark.Input
      {...props}
      ref={avoidStealingFocus}
      onBlur={(event) => {
        onBlur?.(event);
        const input = event.currentTarget;
        const leave = () => {
          if (isField(input.ownerDocument.activeElement) && input.ownerDocument.activeElement !== input)
            combobox.setOpen(false);
        };
        if (event.relatedTarget !== null) requestAnimationFrame(() => requestAnimationFrame(leave));
      }}
    />
  );
}
