import { useState } from 'react';
import { useRoute } from './use-route.ts';

/** What the mobile bar opens belongs to the page it was opened on: left by a link it is closed, also for who comes back. */
export const useOpenHere = () => {
  const here = useRoute()?.entry;
  const [openAt, setOpenAt] = useState<string | null>();
  if (openAt && openAt !== here) setOpenAt(null);
  return {
    wasOpened: openAt !== undefined,
    isOpen: openAt !== undefined && openAt === here,
    setOpen: (open: boolean) => setOpenAt(open ? here : null),
    /** As if it had never been opened: what opens did not come. */
    forget: () => setOpenAt(undefined),
  };
};
