import { Exit, Schema, SchemaAST } from 'effect';

/**
 * Lenient. Missing: nullable parts, lists, parts with `orElse`. Null: texts, lists. Numeric ids, numbers as text, booleans 0 or 1.
 * A boolean answer may be any value. With `isRest`, invalid parts become `orElse`, null or an empty list, and invalid rows are dropped (`Page` counts them).
 */
export const readWire = <T>(
  schema: Schema.ConstraintCodec<T, unknown>,
  given: unknown,
  isRest = false,
): Exit.Exit<T, Schema.SchemaError> => {
  const decode = Schema.decodeUnknownExit(schema);
  // Fast path: most answers fit exactly, and shaping takes twice as long as decoding.
  const exact = isRest ? null : decode(given);
  if (exact && Exit.isSuccess(exact)) return exact;
  return decode(schema.ast._tag === 'Boolean' ? asYes(given) : withAnyItem(shapedAs(schema.ast, given, isRest), given));
};

const withAnyItem = (read: unknown, given: unknown): unknown =>
  Array.isArray(read) && read.length === 0 ? (given ?? read) : read;

export const readWireText = <T>(schema: Schema.ConstraintCodec<T, unknown>, text: string): T | null => {
  try {
    const read = readWire(schema, parseWire(text));
    return Exit.isSuccess(read) ? read.value : null;
  } catch {
    return null;
  }
};

/** Integers beyond 2^53 become strings with all digits. */
export const parseWire = (text: string): unknown =>
  JSON.parse(/\d{16}/.test(text) ? withLongNumbersAsText(text) : text);

/** The first alternative skips string literals. */
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
  const isPage = isRest && propertySignatures.some(({ name }) => name === 'unreadable');
  const parts = Object.fromEntries(
    propertySignatures
      .map(({ name, type }) => [name, shapedPart(type, Reflect.get(given, name), isRest, isPage)] as const)
      .filter(([name, part]) => part !== undefined || Object.hasOwn(given, name)),
  );
  return { ...given, ...parts, ...(isPage ? { unreadable: leftOut(given, parts) } : {}) };
};

const leftOut = (given: object, { records }: Record<PropertyKey, unknown>): number =>
  'records' in given && Array.isArray(given.records) && Array.isArray(records)
    ? given.records.length - records.length
    : 0;

const shapedPart = (ast: SchemaAST.AST, given: unknown, isRest: boolean, isPage: boolean): unknown => {
  const part = shaped(ast, given, isRest);
  if (ast._tag === 'Arrays') return isRest && !isPage && !Array.isArray(part) ? [] : part;
  return isRest && typeof part === 'object' && !fits(ast, part) && fits(ast, null) ? null : part;
};

const fits = (ast: SchemaAST.AST, given: unknown): boolean =>
  Exit.isSuccess(Schema.decodeUnknownExit(Schema.make<Schema.Codec<unknown>>(ast))(given));

/** A missing value becomes the union's null or undefined; others are shaped only where a single member remains. */
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
