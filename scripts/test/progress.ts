/** Seconds between two plain lines of the same part. */
const plainEvery = 15;

interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** One updated line on a terminal; else a plain line per part every 15 seconds with changes. */
export const createProgress = (out: Output = process.stdout, now: () => number = () => performance.now()) => {
  const shown = new Map<string, string>();
  const printedAt = new Map<string, number>();
  const isTerminal = out.isTTY === true;

  const draw = (): void => {
    if (!isTerminal) return;
    out.write(`\r\x1b[K${[...shown.values()].join('   ').slice(0, (out.columns ?? 80) - 1)}`);
  };

  const line = (text: string): void => {
    out.write(`${isTerminal ? '\r\x1b[K' : ''}${text}\n`);
    draw();
  };

  return {
    line,
    started: (part: string): void => {
      printedAt.set(part, now());
      shown.set(part, `${part} …`);
      line(`${part}: started`);
    },
    moved: (part: string, text: string): void => {
      shown.set(part, `${part} ${text}`);
      draw();
      if (isTerminal || now() - (printedAt.get(part) ?? 0) < plainEvery * 1_000) return;
      printedAt.set(part, now());
      line(`${part}: ${text}`);
    },
    ended: (part: string, text: string): void => {
      shown.delete(part);
      line(`${part}: ${text}`);
    },
    red: (text: string): string => (isTerminal ? `\x1b[31m${text}\x1b[39m` : text),
    green: (text: string): string => (isTerminal ? `\x1b[32m${text}\x1b[39m` : text),
  };
};

export type Progress = ReturnType<typeof createProgress>;
