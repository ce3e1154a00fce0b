/** Ends the process after so many minutes, even if it hangs. */
export const endAfter = (minutes: number): void => {
  const end = (): void => {
    console.error(`Not done after ${minutes} minutes: what stands above is all that was proved.`);
    process.exit(1);
  };
  setTimeout(end, minutes * 60_000).unref();
};
