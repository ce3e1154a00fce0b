import type { Folds } from './folds.ts';

const nothing = (): void => {};

export const backendFolds = {
  'others.turned': (tables, { isOn }) => {
    tables.others = { ...tables.others, isOn };
  },
  'others.acted': (tables, { moment }) => {
    tables.others = { ...tables.others, moment };
  },
  'error.reported': (tables, { report }) => {
    tables.errorReports.push(report);
  },
  'access.logged': nothing,
  'access.timed': nothing,
  'view.recorded': nothing,
} satisfies Partial<Folds>;
