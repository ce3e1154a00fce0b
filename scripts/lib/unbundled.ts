/**
 * Imports a file of this folder only when it is used. What is imported in the usual way is bundled with Vite's config:
 * of the route table, which names the code of all pages, that would be the whole app.
 */
export const unbundled = (file: string): Promise<unknown> => import(new URL(file, import.meta.url).href);
