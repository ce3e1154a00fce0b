/** `+8613912345678` becomes `+86 139****5678`. */
export const maskedMobile = (mobile: string): string => {
  const china = /^\+86(\d{3})\d{4}(\d{4})$/.exec(mobile);
  return china ? `+86 ${china[1]}****${china[2]}` : `${mobile.slice(0, 4)}****${mobile.slice(-4)}`;
};

/** `liran@example.com` becomes `l****@example.com`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}****${at > 0 ? email.slice(at) : ''}`;
};
