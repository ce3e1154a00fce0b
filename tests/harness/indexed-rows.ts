const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** How many rows each store of a database has. */
export const rowsIn = async (factory: IDBFactory, name: string): Promise<Readonly<Record<string, number>>> => {
  const database = await result(factory.open(name));
  const counts = [...database.objectStoreNames].map(async (store) => {
    const count = await result(database.transaction(store).objectStore(store).count());
    return [store, count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};
