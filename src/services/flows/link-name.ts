/** The channel that joins the windows of the app and of the flow studio, of one origin. */
export const linkName = 'shiye-flows';
