import { Schema } from 'effect';
import { FaultRule, type LatencyRange } from '#services/contract/backstage.ts';

const notNegative = Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Milliseconds = Schema.Finite.check(notNegative);
const Range = Schema.NullOr(Schema.Struct({ least: Milliseconds, most: Milliseconds }));

const decoderFor =
  <A>(what: string, schema: Schema.ConstraintDecoder<A>) =>
  (input: unknown): A => {
    try {
      return Schema.decodeUnknownSync(schema)(input, { onExcessProperty: 'error' });
    } catch (thrown) {
      throw new TypeError(`${what}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  };

const withoutUndefined = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null
    ? Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    : fields;

/** Checks untyped arguments of `window.backstage`; throws a readable error. */
export const checkArgument = {
  rule: (rule: unknown): FaultRule => decoderFor('A fault', FaultRule)(withoutUndefined(rule)),
  ms: decoderFor('A number of milliseconds', Milliseconds),
  index: decoderFor('A place in a table', Schema.Int.check(notNegative)),
  text: (text: unknown): string => {
    if (typeof text === 'string' && text.trim() !== '') return text;
    throw new TypeError('A text: what is said has words');
  },
  owner: decoderFor('The WeChat account', Schema.Literals(['bound', 'unbound'])),
  journal: decoderFor('The journal', Schema.Literals(['now', 'previous'])),
  listener: (listener: () => void): (() => void) => {
    if (typeof listener === 'function') return listener;
    throw new TypeError(`A listener: a function is called, ${typeof listener} is not`);
  },
  range: (range: unknown): LatencyRange | null => {
    const read = decoderFor('A range of milliseconds', Range)(range);
    if (read !== null && read.least > read.most) throw new TypeError('A range of milliseconds: least is above most');
    return read;
  },
};
