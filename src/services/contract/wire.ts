import { Exit, Schema, SchemaAST } from 'effect';

/**
 * Reads what servers write in more than one way. A part that may be null, or a list, may be left out, and so may one that
 * has an `orElse`; an empty text or list may be null; ids may be numbers, of any length, and numbers may stand as text;
 * a yes may be 1, and the answer of a call that only does something may be anything that counts as yes or no. Whatever
 * else does not fit fails. With `isRest` a part that does not fit is its `orElse` instead, rows of lists that do not fit are
 * left out (a page counts them), and a thing that may be null is null where it does not fit. An answer that is itself what
 * has an `orElse`, or nothing but a list of which nothing fits, fails.
 */
export const readWire = <T>(
  schema: Schema.ConstraintCodec<T, unknown>,
  given: unknown,
  isRest = false,
): Exit.Exit<T, Schema.SchemaError> => {
  const decode = Schema.decodeUnknownExit(schema);
  // Most answers fit as they are. To shape one takes twice as long as to read it.
  const exact = isRest ? null : decode(given);
  if (exact && Exit.isSuccess(exact)) return exact;
  return decode(schema.ast._tag === 'Boolean' ? asYes(given) : withAnyItem(shapedAs(schema.ast, given, isRest), given));
};

const withAnyItem = (read: unknown, given: unknown): unknown =>
  Array.isArray(read) && read.length === 0 ? (given ?? read) : read;

/** The same of a text that should be JSON, or null. */
export const readWireText = <T>(schema: Schema.ConstraintCodec<T, unknown>, text: string): T | null => {
  try {
    const read = readWire(schema, parseWire(text));
    return Exit.isSuccess(read) ? read.value : null;
  } catch {
    return null;
  }
};

/** JSON, with whole numbers that a number cannot hold as texts of all their digits. */
export const parseWire = (text: string): unknown =>
  JSON.parse(/\d{16}/.test(text) ? withLongNumbersAsText(text) : text);

/** Strings are passed over as they are. */
const withLongNumbersAsText = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|-?[\d.]+(?:[eE][+-]?\d+)?/g, (part) =>
    /^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part)) ? `"${part}"` : part,
  );

const asYes = (given: unknown): unknown => (typeof given === 'string' ? given : Boolean(given));

const isNothing = (given: unknown): given is null | undefined => given === null || given === undefined;

const shaped = (ast: SchemaAST.AST, given: unknown, isRest: boolean): unknown => {
  const orElse = SchemaAST.resolve(ast)?.orElse;
  if (orElse === undefined) return shapedAs(ast, given, isRest);
  if (isNothing(given)) return orElse;
  const read = shapedAs(ast, given, isRest);
  return isRest && !fits(ast, read) ? orElse : read;
};

const shapedAs = (ast: SchemaAST.AST, given: unknown, isRest: boolean): unknown => {
  switch (ast._tag) {
    case 'String':
      return isNothing(given) ? '' : typeof given === 'number' ? String(given) : given;
    case 'Number':
      return isSafeWhole(given) ? Number(given) : given;
    case 'Boolean':
      return given === 0 || given === 1 ? given === 1 : given;
    case 'Arrays':
      return isNothing(given) ? [] : withShapedItems(ast, given, isRest);
    case 'Objects':
      return typeof given === 'object' && given !== null ? withShapedParts(ast, given, isRest) : given;
    case 'Union':
      return shapedAsOneOf(ast, given, isRest);
    case 'Suspend':
      return shaped(ast.thunk(), given, isRest);
    default:
      return given;
  }
};

const isSafeWhole = (given: unknown): boolean =>
  typeof given === 'string' && /^-?\d+$/.test(given) && Number.isSafeInteger(Number(given));

const withShapedItems = ({ rest: [item] }: SchemaAST.Arrays, given: unknown, isRest: boolean): unknown => {
  if (!item || !Array.isArray(given)) return given;
  const items = given.map((one) => shaped(item, one, isRest));
  return isRest ? items.filter((one) => fits(item, one)) : items;
};

const withShapedParts = ({ propertySignatures }: SchemaAST.Objects, given: object, isRest: boolean): unknown => {
  const parts = Object.fromEntries(
    propertySignatures
      .map(({ name, type }) => [name, shapedPart(type, Reflect.get(given, name), isRest)] as const)
      .filter(([name, part]) => part !== undefined || Object.hasOwn(given, name)),
  );
  const isPage = isRest && propertySignatures.some(({ name }) => name === 'unreadable');
  return { ...given, ...parts, ...(isPage ? { unreadable: leftOut(given, parts) } : {}) };
};

const leftOut = (given: object, { records }: Record<PropertyKey, unknown>): number =>
  'records' in given && Array.isArray(given.records) && Array.isArray(records)
    ? given.records.length - records.length
    : 0;

const shapedPart = (ast: SchemaAST.AST, given: unknown, isRest: boolean): unknown => {
  const part = shaped(ast, given, isRest);
  return isRest && typeof part === 'object' && !fits(ast, part) && fits(ast, null) ? null : part;
};

const fits = (ast: SchemaAST.AST, given: unknown): boolean =>
  Exit.isSuccess(Schema.decodeUnknownExit(Schema.make<Schema.Codec<unknown>>(ast))(given));

/** What is left out, or null, is what the union has for it; anything else is shaped where one kind alone can be meant. */
const shapedAsOneOf = ({ types }: SchemaAST.Union, given: unknown, isRest: boolean): unknown => {
  const takes = (tag: SchemaAST.AST['_tag']): boolean => types.some(({ _tag }) => _tag === tag);
  if (isNothing(given) && takes('Null')) return null;
  if (given === undefined && takes('Undefined')) return undefined;
  const [kind, ...others] = types.filter(({ _tag }) => _tag !== 'Null' && _tag !== 'Undefined');
  if (!kind) return given;
  if (others.length > 0) return isNumber(kind) && isSafeWhole(given) ? Number(given) : given;
  return given === null && kind._tag !== 'Union' ? undefined : shaped(kind, given, isRest);
};

const isNumber = (ast: SchemaAST.AST): boolean => ast._tag === 'Literal' && typeof ast.literal === 'number';
