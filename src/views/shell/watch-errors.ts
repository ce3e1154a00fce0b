/** Words and place of whatever was thrown. */
const described = (thrown: unknown): { readonly message: string; readonly detail: string } =>
  thrown instanceof Error
    ? { message: `${thrown.name}: ${thrown.message}`, detail: thrown.stack ?? '' }
    : { message: String(thrown), detail: '' };

/**
 * Tells of every error that nothing handled (R8.5-14). Nothing is swallowed: the browser reports it as ever. What React
 * caught comes here by `reportError`.
 */
export const watchErrors = (page: Window, tell: (message: string, detail: string) => void): void => {
  const hear = (thrown: unknown): void => {
    const { message, detail } = described(thrown);
    tell(message, detail);
  };
  page.addEventListener('error', ({ error, message }) => hear(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
};
