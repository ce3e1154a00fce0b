import { eventsSteps } from './events.ts';
import { loginSteps } from './login.ts';
import { newsSteps } from './news.ts';
import { peopleSteps } from './people.ts';
import { profileSteps } from './profile.ts';
import { registrationSteps } from './registration.ts';
import { searchSteps } from './search.ts';
import { shellSteps } from './shell.ts';
import type { StepFixtures } from './steps.ts';

/** One person in front of one tab: what he does and what he sees there. */
export const userOf = (fixtures: StepFixtures) => ({
  ...shellSteps(fixtures),
  ...newsSteps(fixtures),
  ...peopleSteps(fixtures),
  ...eventsSteps(fixtures),
  ...loginSteps(fixtures),
  ...profileSteps(fixtures),
  ...registrationSteps(fixtures),
  ...searchSteps(fixtures),
});

export type User = ReturnType<typeof userOf>;
