import { QrCode as Ark } from '@ark-ui/react/qr-code';
import * as css from './QrCode.css.ts';

interface QrCodeProps {
  readonly value: string;
  readonly label: string;
}

export function QrCode({ value, label }: QrCodeProps) {
  return (
    <Ark.Root key={value} defaultValue={value} encoding={{ ecc: 'M' }} className={css.root}>
      <Ark.Frame role="img" aria-label={label} className={css.frame}>
        <Ark.Pattern />
      </Ark.Frame>
    </Ark.Root>
  );
}
