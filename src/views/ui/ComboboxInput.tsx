import { Combobox as Ark, type ComboboxInputProps, useComboboxContext } from '@ark-ui/react/combobox';

const isField = (element: Element | null): boolean => element?.matches('input, textarea, select') ?? false;

/** The library focuses the field a frame after its list opened: not when the reader is in another field by then. */
const stayWhereTheReaderIs = (input: HTMLInputElement | null): void => {
  if (input === null) return;
  input.focus = (options) => {
    const { activeElement } = input.ownerDocument;
    const isTaken = options?.preventScroll === true && activeElement !== input && isField(activeElement);
    if (!isTaken) HTMLElement.prototype.focus.call(input, options);
  };
};

/** The library sees a reader leave only some frames after its list opened: who was quicker closes it too. */
export function ComboboxInput({ onBlur, ...props }: ComboboxInputProps) {
  const combobox = useComboboxContext();
  return (
    <Ark.Input
      {...props}
      ref={stayWhereTheReaderIs}
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
