import { lineAnswerWait, lineQuiet } from '../contract/constants.ts';

export interface SilenceListener {
  readonly quiet: () => void;
  readonly received: () => void;
  readonly unanswered: () => void;
}

/** Detects a silent connection in real time, like heart-beats: tests can advance the app's clock. */
export const watchSilence = ({ quiet, received, unanswered }: SilenceListener) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  const awaitSound = (ms: number, onSilence: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, ms);
  };
  return {
    onReceived: (): void => {
      const wasSilent = isSilent;
      isSilent = false;
      awaitSound(lineQuiet, () => {
        isSilent = true;
        quiet();
      });
      if (wasSilent) received();
    },
    asked: (): void => {
      isSilent = true;
      awaitSound(lineAnswerWait, unanswered);
    },
    stop: (): void => clearTimeout(timer),
  };
};
