/** The QR code of https://shiye.example/ as an SVG path, in modules. */
export const qrSize = 29;

export const qrPath =
  'M2 2h7v1h-7zM10 2h1v1h-1zM16 2h3v1h-3zM20 2h7v1h-7zM2 3h1v1h-1zM8 3h1v1h-1zM10 3h1v1h-1z' +
  'M13 3h3v1h-3zM18 3h1v1h-1zM20 3h1v1h-1zM26 3h1v1h-1zM2 4h1v1h-1zM4 4h3v1h-3zM8 4h1v1h-1z' +
  'M10 4h2v1h-2zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1zM22 4h3v1h-3zM26 4h1v1h-1zM2 5h1v1h-1z' +
  'M4 5h3v1h-3zM8 5h1v1h-1zM10 5h3v1h-3zM14 5h5v1h-5zM20 5h1v1h-1zM22 5h3v1h-3zM26 5h1v1h-1z' +
  'M2 6h1v1h-1zM4 6h3v1h-3zM8 6h1v1h-1zM11 6h2v1h-2zM14 6h2v1h-2zM17 6h2v1h-2zM20 6h1v1h-1z' +
  'M22 6h3v1h-3zM26 6h1v1h-1zM2 7h1v1h-1zM8 7h1v1h-1zM10 7h3v1h-3zM15 7h2v1h-2zM20 7h1v1h-1z' +
  'M26 7h1v1h-1zM2 8h7v1h-7zM10 8h1v1h-1zM12 8h1v1h-1zM14 8h1v1h-1zM16 8h1v1h-1zM18 8h1v1h-1z' +
  'M20 8h7v1h-7zM12 9h2v1h-2zM17 9h2v1h-2zM2 10h2v1h-2zM6 10h3v1h-3zM12 10h1v1h-1zM14 10h1v1h-1z' +
  'M17 10h2v1h-2zM21 10h1v1h-1zM23 10h4v1h-4zM2 11h1v1h-1zM4 11h3v1h-3zM9 11h1v1h-1zM16 11h3v1h-3z' +
  'M22 11h2v1h-2zM25 11h1v1h-1zM2 12h1v1h-1zM5 12h8v1h-8zM16 12h2v1h-2zM19 12h6v1h-6zM5 13h1v1h-1z' +
  'M7 13h1v1h-1zM11 13h1v1h-1zM14 13h1v1h-1zM17 13h1v1h-1zM19 13h1v1h-1zM24 13h2v1h-2zM2 14h9v1h-9z' +
  'M13 14h1v1h-1zM19 14h2v1h-2zM23 14h4v1h-4zM2 15h1v1h-1zM6 15h1v1h-1zM11 15h2v1h-2zM14 15h5v1h-5z' +
  'M22 15h1v1h-1zM25 15h1v1h-1zM5 16h1v1h-1zM7 16h2v1h-2zM10 16h2v1h-2zM13 16h2v1h-2zM16 16h9v1h-9z' +
  'M6 17h2v1h-2zM10 17h4v1h-4zM16 17h1v1h-1zM21 17h2v1h-2zM24 17h2v1h-2zM2 18h2v1h-2zM6 18h1v1h-1z' +
  'M8 18h2v1h-2zM14 18h1v1h-1zM16 18h9v1h-9zM10 19h1v1h-1zM16 19h1v1h-1zM18 19h1v1h-1zM22 19h1v1h-1z' +
  'M2 20h7v1h-7zM11 20h1v1h-1zM15 20h2v1h-2zM18 20h1v1h-1zM20 20h1v1h-1zM22 20h1v1h-1zM2 21h1v1h-1z' +
  'M8 21h1v1h-1zM10 21h2v1h-2zM14 21h1v1h-1zM16 21h3v1h-3zM22 21h5v1h-5zM2 22h1v1h-1zM4 22h3v1h-3z' +
  'M8 22h1v1h-1zM10 22h1v1h-1zM13 22h1v1h-1zM15 22h2v1h-2zM18 22h9v1h-9zM2 23h1v1h-1zM4 23h3v1h-3z' +
  'M8 23h1v1h-1zM11 23h2v1h-2zM14 23h1v1h-1zM16 23h2v1h-2zM19 23h3v1h-3zM24 23h3v1h-3zM2 24h1v1h-1z' +
  'M4 24h3v1h-3zM8 24h1v1h-1zM12 24h5v1h-5zM18 24h1v1h-1zM20 24h1v1h-1zM23 24h1v1h-1zM25 24h1v1h-1z' +
  'M2 25h1v1h-1zM8 25h1v1h-1zM10 25h1v1h-1zM12 25h2v1h-2zM15 25h1v1h-1zM17 25h1v1h-1zM19 25h7v1h-7z' +
  'M2 26h7v1h-7zM10 26h1v1h-1zM14 26h2v1h-2zM17 26h1v1h-1zM19 26h2v1h-2zM24 26h3v1h-3z';
