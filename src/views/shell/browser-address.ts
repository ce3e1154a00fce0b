import { navigate } from 'wouter/use-browser-location';
import type { AddressBar } from './address.ts';

/** The router's own events besides the browser's: it tells of what `navigate` does. */
const events = ['popstate', 'pushState', 'replaceState', 'hashchange'];

export const browserAddressBar = (page: Window): AddressBar => ({
  href: () => page.location.href,
  state: () => page.history.state,
  navigate: (to, options) => navigate(to, options),
  traverse: (by) => page.history.go(by),
  leave: (url) => page.location.assign(url),
});

export const onAddressChange = (page: Window, changed: () => void): void => {
  for (const event of events) page.addEventListener(event, changed);
};
