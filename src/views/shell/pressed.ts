/** A page that was not begun by half of a picture's time, in ms, is not in the next picture anyway. */
const halfPicture = 8;

/** A link, as far as it shows that it was pressed. */
interface Link {
  readonly dataset: Record<string, string | undefined>;
}

/**
 * The link that was pressed, until its page stands. On a fast machine the page is in the next picture. On a slow one that
 * picture shows that the link was pressed, and does not wait for the page. `now` and the times of events in ms of one clock.
 */
export const pressedLink = (now: () => number) => {
  let pressedAt: number | null = null;
  let shown: Link | null = null;
  const end = (): void => {
    pressedAt = null;
    delete shown?.dataset.pressed;
    shown = null;
  };
  return {
    press: (at: number): void => {
      end();
      pressedAt = at;
    },
    isLate: (): boolean => pressedAt !== null && now() - pressedAt > halfPicture,
    show: (link: Link): void => {
      shown = link;
      link.dataset.pressed = '';
    },
    /** Its page stands. */
    end,
  };
};

export type PressedLink = ReturnType<typeof pressedLink>;
