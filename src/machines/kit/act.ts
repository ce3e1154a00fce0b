/**
 * A control as `getByRole` names it. `name`: text keys (`friends:requests.accept`) with a space between, which make the
 * whole name, or its beginning where … follows; without a colon the name as it stands in the data.
 */
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
  /** The network goes and comes back. */
  | { readonly do: 'reconnect' };

type On = readonly [role: Control['role'], name: string, around?: Part];

const on = ([role, name, around]: On): Control => ({ role, name, ...(around ? { in: around } : {}) });

export const press = (...control: On): Act => ({ do: 'press', on: on(control) });
export const check = (...control: On): Act => ({ do: 'check', on: on(control) });
/** Comes into a field. */
export const enter = (...control: On): Act => ({ do: 'enter', on: on(control) });
export const leave = (...control: On): Act => ({ do: 'leave', on: on(control) });
export const fill = (text: string, ...control: On): Act => ({ do: 'fill', on: on(control), text });
export const choose = (option: string, ...control: On): Act => ({ do: 'choose', on: on(control), option });
export const key = (name: string): Act => ({ do: 'key', key: name });

/** Of events that every chart can meet. */
export const commonActs: Readonly<Record<string, readonly Act[]>> = { 'connection.returned': [{ do: 'reconnect' }] };

export const retry = press('button', 'shell:retry');
