import makers from './data/categories.json' with { type: 'json' };
import suppliers from './data/suppliers.json' with { type: 'json' };

export type CategoryCode = keyof typeof makers;
/** What a supplier supplies. */
export type SupplierTrade = keyof typeof suppliers;

/** What a company makes or supplies. `word` stands in its full name. */
interface Field {
  readonly name: string;
  readonly word: string;
  readonly segments: readonly string[];
  /** Industry tags that fit its people. */
  readonly industries: readonly string[];
}

/** One way in which a category is sold. `low` and `high` in yuan. */
export interface Form {
  readonly name: string;
  readonly segment: string;
  readonly flavours: readonly string[];
  readonly pack: string;
  readonly low: number;
  readonly high: number;
  readonly ingredient: string;
}

/** What a food category is made of and sold as. */
export interface Category extends Field {
  readonly ingredients: readonly string[];
  /** What a front of pack promises. */
  readonly claims: readonly string[];
  /** What a ready product wants a place in. */
  readonly place: string;
  /** kJ, g protein, g fat, g carbohydrate and mg sodium of 100 g or 100 mL. */
  readonly composition: readonly number[];
  readonly forms: readonly Form[];
}

export const categories: Readonly<Record<CategoryCode, Category>> = makers;
export const trades: Readonly<Record<SupplierTrade, Field & { readonly about: readonly string[] }>> = suppliers;

export const categoryCodes = Object.keys(categories) as readonly CategoryCode[];
export const supplierTrades = Object.keys(trades) as readonly SupplierTrade[];

export const categoryOf = (name: string | null): CategoryCode | undefined =>
  categoryCodes.find((code) => code === name);

/** Whether something fits one of them: `*` fits all. */
export const suits = (fits: readonly string[], ...one: readonly (string | null)[]): boolean =>
  fits.some((name) => name === '*' || one.includes(name));
