import type { NodeBackend } from '#mocks/hosts/node.ts';

/** The backend has its list of conversations at once, and it comes when told. */
export const holdLists = ({ faults }: NodeBackend): (() => void) => {
  const { intercept } = faults;
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  Object.assign(faults, {
    intercept: async (...[call, proceed]: Parameters<typeof intercept>) => {
      const response = await intercept(call, proceed);
      if (call.name === 'message.list') await released;
      return response;
    },
  });
  return () => answer();
};
