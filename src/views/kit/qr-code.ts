import { lazyView } from './lazy-view.ts';

export const qrCode = lazyView(() => import('../ui/QrCode.tsx').then(({ QrCode }) => QrCode));
