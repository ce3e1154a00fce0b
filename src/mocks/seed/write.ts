/** Fills `{slot}`s; a slot without a fact is a mistake in the vocabulary. */
export const write = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = slots[name];
    if (fact === undefined) throw new Error(`no fact for {${name}}`);
    return fact;
  });
