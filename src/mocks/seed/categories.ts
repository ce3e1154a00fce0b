import makers from './data/categories.json' with { type: 'json' };
import suppliers from './data/suppliers.json' with { type: 'json' };

export type CategoryCode = keyof typeof makers;
export type SupplierTrade = keyof typeof suppliers;

interface Field {
  readonly name: string;
  readonly word: string;
  readonly segments: readonly string[];
  readonly industries: readonly string[];
}

/** `low` and `high` in yuan. */
export interface Form {
  readonly name: string;
  readonly segment: string;
  readonly flavours: readonly string[];
  readonly pack: string;
  readonly low: number;
  readonly high: number;
  readonly ingredient: string;
}

export interface Category extends Field {
  readonly ingredients: readonly string[];
  readonly claims: readonly string[];
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

export const suits = (fits: readonly string[], ...one: readonly (string | null)[]): boolean =>
  fits.some((name) => name === '*' || one.includes(name));
