import { useQrCode } from '@ark-ui/react/qr-code';
import { Picture } from './Picture.tsx';
import * as css from './QrCode.css.ts';

interface QrCodeProps {
  readonly value: string;
  readonly label: string;
}

/** A picture: WeChat recognises a code on a long press in no other element. */
export function QrCode({ value, label }: QrCodeProps) {
  const code = useQrCode({ value, encoding: { ecc: 'M' }, pixelSize: 1 });
  const { viewBox = '' } = code.getFrameProps();
  const { d = '' } = code.getPatternProps();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path shape-rendering="crispEdges" d="${d}"/></svg>`;
  return (
    <Picture className={css.root} loading="eager" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />
  );
}
