/** What every vector does; `§` is its number. */
export const run = 'alert(§)';
