import { openDB } from 'idb';

/** How many rows each store of a database has. */
export const rowsIn = async (name: string): Promise<Readonly<Record<string, number>>> => {
  const database = await openDB(name);
  const stores = [...database.objectStoreNames];
  const counts = await Promise.all(stores.map(async (store) => [store, await database.count(store)] as const));
  database.close();
  return Object.fromEntries(counts);
};
