/** A control as `getByRole` names it. `name`: text key (`friends:requests.accept`), whole; what is filled in may be anything. */
export interface Control {
  readonly role:
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'link'
    | 'menuitem'
    | 'option'
    | 'radio'
    | 'searchbox'
    | 'slider'
    | 'tab'
    | 'textbox';
  readonly name: string;
  /** Around it. */
  readonly in?: Part;
}

export interface Part {
  readonly role: 'alert' | 'alertdialog' | 'article' | 'banner' | 'dialog' | 'listitem' | 'region' | 'tabpanel';
  readonly name?: string;
  /** What it says, as it stands in the data. */
  readonly text?: string;
}

/** What a person does: with a control, by a key, or in the browser. */
export type Act =
  | { readonly do: 'press' | 'check' | 'enter' | 'leave'; readonly on: Control }
  | { readonly do: 'fill'; readonly on: Control; readonly text: string }
  | { readonly do: 'choose'; readonly on: Control; readonly option: string }
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'open'; readonly href: string };
