/** Where the app lies on its host (`vite build --base`): links in what the backend says begin with it. */
export const base: string = import.meta.env?.BASE_URL ?? '/';
