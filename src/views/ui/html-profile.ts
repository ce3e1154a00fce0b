/**
 * What foreign HTML may keep (R3-46): text, lists, tables, pictures and links.
 * No forms, no frames, no SVG or MathML, no styles, no classes, and no names that scripts or links of ours could mistake for their own.
 */
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
  // These go with all they hold, beside the sanitiser's own list: the words of a control are no content.
  ADD_FORBID_CONTENTS: ['button', 'select', 'textarea', 'dialog', 'object', 'embed'],
};
