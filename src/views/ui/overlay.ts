import { createContext, use, useLayoutEffect, useRef } from 'react';

/** Tells the history of something that opens over the page: `close` is called by Back. Gives its end. */
export type OpenOverlay = (close: () => void) => () => void;

/** Without it, Back does not know of overlays. */
export const OverlayContext = createContext<OpenOverlay | null>(null);

/** While it is open, Back closes it. */
export const useOverlay = (isOpen: boolean, close: () => void): void => {
  const openOverlay = use(OverlayContext);
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (isOpen ? openOverlay?.(() => latest.current()) : undefined), [isOpen, openOverlay]);
};

interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same for a part of a library that holds by itself whether it is open. */
export function Overlay({ open, onClose }: OverlayProps) {
  useOverlay(open, onClose);
  return null;
}
