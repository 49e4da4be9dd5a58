import type { Chance } from '../random.ts';

/** Colours of one portrait. */
export interface Palette {
  skin: string;
  shade: string;
  blush: string;
  lip: string;
  hair: string;
  hairLight: string;
  cloth: string;
  clothDark: string;
  accent: string;
  sky: string;
  ground: string;
}

const skins = [
  { skin: '#f2cba6', shade: '#dba77f', blush: '#e98f78', lip: '#c4605a' },
  { skin: '#e6b58a', shade: '#cc9264', blush: '#dc7d62', lip: '#b5534a' },
  { skin: '#d8a273', shade: '#bb8052', blush: '#cc6c4f', lip: '#a8483f' },
  { skin: '#c68c5d', shade: '#a86d40', blush: '#bd5b40', lip: '#963f38' },
  { skin: '#b27748', shade: '#935b31', blush: '#a84d34', lip: '#863832' },
  { skin: '#996239', shade: '#7b4a27', blush: '#93432d', lip: '#74302c' },
  { skin: '#7f4f2f', shade: '#63391f', blush: '#7d3a29', lip: '#5e2826' },
] as const;

const hairs = [
  ['#1b1416', '#3a2c2e'],
  ['#241a16', '#453128'],
  ['#2f2019', '#543a2c'],
  ['#17161c', '#35333f'],
] as const;

/** Background pairs: the upper and the lower part of the scene. */
const scenes = [
  ['#ffd9b8', '#f7b58f'],
  ['#cfe6f5', '#9cc8e6'],
  ['#d8efd9', '#a3d3a8'],
  ['#f9d3d8', '#eba6b2'],
  ['#e4dcf7', '#bfaee8'],
  ['#fff0c2', '#f6d477'],
  ['#cdeeea', '#8fd0c8'],
  ['#f5dfcb', '#ddb692'],
  ['#d5dcf2', '#a1b0dc'],
  ['#fbe0c9', '#f0a877'],
  ['#e6edc9', '#bfd084'],
  ['#f0d7ea', '#d59fca'],
] as const;

const cloths = [
  ['#27496d', '#1b3450', '#f3c969'],
  ['#7a2e4a', '#591f35', '#e9b65a'],
  ['#2f6b57', '#214d3f', '#f0d28a'],
  ['#b4503a', '#8a3a29', '#ffe3b0'],
  ['#e7e2d8', '#c9c1b1', '#b4503a'],
  ['#3b3f5c', '#2a2d43', '#9fd0c8'],
  ['#d98c2b', '#ab6a1a', '#6b1f3a'],
  ['#4b7aa8', '#365c82', '#ffffff'],
  ['#6d4c8f', '#50366b', '#f3c969'],
  ['#c2405e', '#962d46', '#ffd98e'],
  ['#1f7a8c', '#155766', '#ffdca8'],
  ['#5b6b3a', '#434f29', '#f2e3b3'],
  ['#f2f2f0', '#d2d2cd', '#27496d'],
  ['#2b2b33', '#1b1b21', '#d9b36c'],
] as const;

/** Colours that go together; grey comes into the hair of those who left long ago. */
export function palette(chance: Chance, yearsSinceDegree: number): Palette {
  const skin = chance.pick(skins);
  const [hair, hairLight] =
    yearsSinceDegree > 11 && chance.happens(0.3)
      ? (['#38343a', '#6a6468'] as const)
      : chance.pick(hairs);
  const [sky, ground] = chance.pick(scenes);
  const [cloth, clothDark, accent] = chance.pick(cloths);
  return { ...skin, hair, hairLight, cloth, clothDark, accent, sky, ground };
}
