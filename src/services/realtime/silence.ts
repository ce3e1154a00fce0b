import { lineAnswerWait, lineQuiet } from '../contract/constants.ts';

export interface SilenceListener {
  /** Nothing was heard for `lineQuiet`. */
  readonly quiet: () => void;
  /** Something was heard after that. */
  readonly heard: () => void;
  /** Nothing was heard for `lineAnswerWait` after the server was asked. */
  readonly unanswered: () => void;
}

/** Watches for how long a line says nothing, in the host's own time: as heart-beats, it follows no clock that is put forward. */
export const watchSilence = ({ quiet, heard, unanswered }: SilenceListener) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  const awaitSound = (ms: number, onSilence: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, ms);
  };
  return {
    hear: (): void => {
      const wasSilent = isSilent;
      isSilent = false;
      awaitSound(lineQuiet, () => {
        isSilent = true;
        quiet();
      });
      if (wasSilent) heard();
    },
    asked: (): void => {
      isSilent = true;
      awaitSound(lineAnswerWait, unanswered);
    },
    stop: (): void => clearTimeout(timer),
  };
};
