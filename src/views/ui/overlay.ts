import { createContext, use, useLayoutEffect, useRef } from 'react';

/** Registers an overlay with the history: Back calls `close`. Returns the unregistration. */
export type OpenOverlay = (close: () => void) => () => void;

export const OverlayContext = createContext<OpenOverlay | null>(null);

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

/** For library components that hold their open state themselves. */
export function Overlay({ open, onClose }: OverlayProps) {
  useOverlay(open, onClose);
  return null;
}
