/**
 * What a product owner and a tester read beside a state or a transition: `see` names the i18n key of words that are on
 * the screen there, `requirements` the rows it fulfils, `words` what happens in product words.
 */
export interface Meta {
  readonly see?: string;
  readonly requirements?: readonly string[];
  readonly words?: { readonly zh: string; readonly en: string };
}
