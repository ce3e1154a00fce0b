/** Imports at run time: a static import would bundle the whole app, by the route table, into Vite's config. */
export const unbundled = (file: string): Promise<unknown> => import(new URL(file, import.meta.url).href);
