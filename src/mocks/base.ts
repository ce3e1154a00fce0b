/** Base path of the app (`vite build --base`), for links in the backend's answers. */
export const base: string = import.meta.env?.BASE_URL ?? '/';
