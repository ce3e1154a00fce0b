import { type ColourName, dark, light } from './palette.ts';

function theme(colour: Record<ColourName, string>, scheme: 'light' | 'dark', shade: string, strength: number) {
  const shadow = (alpha: number) => `rgba(${shade}, ${alpha * strength})`;
  return {
    colour,
    shadow: {
      card: `0 1px 2px ${shadow(0.05)}, 0 1px 0 ${shadow(0.02)}`,
      raised: `0 2px 6px ${shadow(0.06)}, 0 10px 28px ${shadow(0.12)}`,
      sheet: `0 4px 12px ${shadow(0.08)}, 0 24px 64px ${shadow(0.22)}`,
    },
    scheme,
  };
}

export const lightValues = theme(light, 'light', '40, 28, 16', 1);
export const darkValues = theme(dark, 'dark', '0, 0, 0', 3);
