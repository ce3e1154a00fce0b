import { run } from './run.ts';

/** Events that readers, browsers and pages of today bring about. */
const events = [
  ...['abort', 'auxclick', 'beforecopy', 'beforecut', 'beforeinput', 'beforepaste', 'beforetoggle', 'blur', 'cancel'],
  ...['canplay', 'change', 'click', 'close', 'contextmenu', 'copy', 'cuechange', 'cut', 'dblclick', 'drag', 'dragend'],
  ...['dragenter', 'dragleave', 'dragover', 'dragstart', 'drop', 'durationchange', 'ended', 'focus', 'focusin'],
  ...['formdata', 'gotpointercapture', 'input', 'invalid', 'keydown', 'keypress', 'keyup', 'mousedown', 'mouseenter'],
  ...['mouseleave', 'mousemove', 'mouseout', 'mouseover', 'mouseup', 'mousewheel', 'paste', 'pause', 'play'],
  ...['pointerdown', 'pointerenter', 'pointermove', 'pointerout', 'pointerover', 'pointerup', 'reset', 'scroll'],
  ...[
    'scrollend',
    'search',
    'select',
    'selectstart',
    'submit',
    'touchstart',
    'transitionend',
    'transitionrun',
    'wheel',
  ],
  ...['animationcancel', 'animationiteration', 'beforematch', 'beforexrselect', 'canplaythrough', 'command', 'emptied'],
  ...['contentvisibilityautostatechange', 'focusout', 'fullscreenchange', 'fullscreenerror', 'loadeddata', 'loadend'],
  ...['loadedmetadata', 'lostpointercapture', 'pointercancel', 'pointerrawupdate', 'playing', 'progress', 'ratechange'],
  ...['resize', 'scrollsnapchange', 'scrollsnapchanging', 'securitypolicyviolation', 'seeked', 'seeking', 'stalled'],
  ...['selectionchange', 'slotchange', 'suspend', 'timeupdate', 'touchcancel', 'touchend', 'touchmove', 'volumechange'],
  ...['transitioncancel', 'transitionstart', 'waiting', 'webkitanimationend', 'webkitanimationiteration'],
  ...['webkitanimationstart', 'webkitfullscreenchange', 'webkitfullscreenerror', 'webkittransitionend', 'toggle'],
];

/** Of the window: `body` and `frameset` hand them on. */
const ofWindow = [
  ...['afterprint', 'beforeprint', 'beforeunload', 'devicemotion', 'gamepadconnected', 'hashchange', 'languagechange'],
  ...['message', 'messageerror', 'offline', 'online', 'orientationchange', 'pagehide', 'pagereveal', 'pageshow'],
  ...['popstate', 'rejectionhandled', 'storage', 'unhandledrejection', 'unload'],
];

const holders = ['p', 'div', 'span', 'a', 'b', 'td', 'li', 'h2', 'figure', 'code'];

/** What fires when something is done to it: each event, on one element after the other. */
export const onEveryEvent: readonly string[] = [
  ...events.map((event, at) => {
    const tag = holders[at % holders.length] ?? 'p';
    return tag === 'td'
      ? `<table><tr><td on${event}=${run}>t</td></tr></table>`
      : `<${tag} on${event}="${run}" tabindex=0>e</${tag}>`;
  }),
  ...ofWindow.map((event, at) => `<${at % 2 === 0 ? 'body' : 'frameset'} on${event}=${run}>`),
];

/** What can hold the focus, and takes it where the page lets it. */
const focused = [
  ...['a href=#', 'audio controls', 'button', 'embed', 'iframe', 'object', 'select', 'summary', 'textarea'],
  ...[
    'video controls',
    'div contenteditable',
    'p tabindex=1',
    'xss-own tabindex=1',
    'input type=image',
    'input type=file',
  ],
];

export const onFocus: readonly string[] = focused.flatMap((tag) => [
  `<${tag} autofocus onfocus=${run}>`,
  `<${tag} autofocus onfocusin=${run} onblur=${run}>`,
]);

/** Pairs of an element and what it fires without anybody's help. */
const selfMade: readonly (readonly [tag: string, ...events: readonly string[]])[] = [
  ['img src=data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'load', 'loadstart', 'loadend'],
  ['input type=image src=x', 'error', 'load'],
  ['input type=image src=data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'load'],
  ['svg><feImage href=x', 'error', 'load'],
  ['svg><use href=x', 'error', 'load'],
  ['svg><script href=x', 'error', 'load'],
  ['svg><discard begin=0s', 'begin', 'end'],
  ['svg><animate attributeName=x dur=1ms repeatCount=2', 'begin', 'end', 'repeat'],
  ['video src=data:video/mp4,', 'error', 'loadstart', 'stalled', 'emptied', 'suspend'],
  ['audio autoplay src=data:audio/wav;base64,UklGRiQAAABXQVZF', 'loadedmetadata', 'canplay', 'play', 'progress'],
  ['video><track default src=x', 'error', 'load', 'cuechange'],
  ['iframe src=data:text/html,<b>', 'load', 'error'],
  ['object data=x:y', 'error', 'load'],
  ['embed src=x:y', 'error', 'load'],
  ['link rel=icon href=x:y', 'error', 'load'],
  ['link rel=modulepreload href=x:y', 'error', 'load'],
  ['script src=x:y', 'error', 'load'],
  ['marquee loop=1 width=0', 'start', 'finish', 'bounce'],
  ['details open', 'toggle', 'beforetoggle'],
  ['div popover', 'toggle', 'beforetoggle'],
  ['p style=animation:x', 'animationstart', 'webkitanimationstart', 'animationiteration'],
  ['p style=transition:1ms', 'transitionrun', 'transitionend', 'webkittransitionend'],
  ['p style=content-visibility:auto', 'contentvisibilityautostatechange'],
];

export const byThemselves: readonly string[] = selfMade.flatMap(([tag, ...names]) =>
  names.map((event) => `<${tag} on${event}=${run}>`),
);
