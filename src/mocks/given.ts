import { Schema } from 'effect';
import { FaultRule, type LatencyRange } from '#services/contract/backstage.ts';

const notNegative = Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Ahead = Schema.Finite.check(notNegative);
const Range = Schema.NullOr(Schema.Struct({ least: Ahead, most: Ahead }));

const decodes =
  <A>(what: string, schema: Schema.ConstraintDecoder<A>) =>
  (given: unknown): A => {
    try {
      return Schema.decodeUnknownSync(schema)(given, { onExcessProperty: 'error' });
    } catch (thrown) {
      throw new TypeError(`${what}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  };

const withoutHoles = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null
    ? Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    : fields;

/** Checks untyped arguments of `window.backstage`; throws a readable error. */
export const given = {
  rule: (rule: unknown): FaultRule => decodes('A fault', FaultRule)(withoutHoles(rule)),
  ms: decodes('A number of milliseconds', Ahead),
  place: decodes('A place in a table', Schema.Int.check(notNegative)),
  text: (text: unknown): string => {
    if (typeof text === 'string' && text.trim() !== '') return text;
    throw new TypeError('A text: what is said has words');
  },
  owner: decodes('The WeChat account', Schema.Literals(['bound', 'unbound'])),
  journal: decodes('The journal', Schema.Literals(['now', 'previous'])),
  listener: (listener: () => void): (() => void) => {
    if (typeof listener === 'function') return listener;
    throw new TypeError(`A listener: a function is called, ${typeof listener} is not`);
  },
  range: (range: unknown): LatencyRange | null => {
    const read = decodes('A range of milliseconds', Range)(range);
    if (read !== null && read.least > read.most) throw new TypeError('A range of milliseconds: least is above most');
    return read;
  },
};
