type Facts = Readonly<Record<string, string>> | ((name: string) => string | undefined);

export const write = (template: string, facts: Facts): string =>
  template.replace(/\{(#?\w+)\}/g, (_, name: string) => {
    const fact = typeof facts === 'function' ? facts(name) : facts[name];
    if (fact === undefined) throw new Error(`no fact for {${name}}`);
    return fact;
  });
