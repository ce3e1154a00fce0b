import type { Folds } from './folds.ts';

const nothing = (): void => {};

/** What the backend notes for itself: the people who are not there, errors of browsers, statistics. */
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
  // Statistics: nobody reads them here.
  'access.logged': nothing,
  'access.timed': nothing,
  'view.recorded': nothing,
} satisfies Partial<Folds>;
