/** The action or guard of this name, with the event as its parameters. */
export const withEvent = <Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
});

/** The same with the output of the actor that is done. */
export const withOutput = <Name extends string>(type: Name) => ({
  type,
  params: <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output,
});
