import type { AnyActorRef } from 'xstate';
import type { WizardInput } from '../registration/wizard.machine.ts';
import { selectVisitor } from '../session/session.machine.ts';
import { guestOwner, selectDraft } from '../shared/drafts.machine.ts';

/** Drafts are kept by member, so that nobody is shown what another user typed. */
export const ownerIn = (app: AnyActorRef): string => {
  const session = app.getSnapshot().children.session;
  return (session && selectVisitor(session.getSnapshot()).memberId) ?? guestOwner;
};

export const ofUser = (app: AnyActorRef, subject: string): string => `${ownerIn(app)}:${subject}`;

/** The kept draft of a subject, read when a form opens. */
export const draftFor = (app: AnyActorRef, subject: string) => {
  const drafts = app.getSnapshot().children.drafts;
  return drafts ? selectDraft(drafts.getSnapshot(), ofUser(app, subject)) : null;
};

/** The server wants the profile of whoever is called incomplete; anybody else goes on where the draft says. */
export const wizardInput = (app: AnyActorRef): WizardInput => ({
  needsProfile: app.getSnapshot().children.session?.getSnapshot().hasTag('incomplete') ?? true,
  drafts: {
    supplement: draftFor(app, 'supplement'),
    work: draftFor(app, 'work'),
    education: draftFor(app, 'education'),
    tags: draftFor(app, 'tags'),
    wizard: draftFor(app, 'wizard'),
  },
});
