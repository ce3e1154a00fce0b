/** For product owners and testers. `see`: i18n key of a text on the screen; `requirements`: ids; `words`: what happens. */
export interface Meta {
  readonly see?: string;
  readonly requirements?: readonly string[];
  readonly words?: { readonly zh: string; readonly en: string };
}
