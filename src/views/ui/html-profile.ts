/** Allowed foreign HTML (R3-46): text, lists, tables, pictures, links. No ids or names, which could clobber ours. */
export const htmlProfile = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time'],
    ...['blockquote', 'pre', 'code', 'kbd', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'lang',
    'dir',
    'datetime',
    'start',
    'reversed',
  ],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // Removed with their content, besides the sanitiser's defaults: a control's text is no content.
  ADD_FORBID_CONTENTS: ['button', 'select', 'textarea', 'dialog', 'object', 'embed'],
};
