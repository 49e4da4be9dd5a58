import { type Chance, chance } from '../random.ts';
import { clothes } from './clothes.ts';
import { beard, features, glasses, head, jewellery } from './face.ts';
import { cap, type Hair, headscarf, mansHair, turban, womansHair } from './hair.ts';
import { type Palette, palette } from './palette.ts';

/** What a portrait is drawn from. */
export interface Sitter {
  name: string;
  /** Words of `Look`. */
  look: string;
  isStudent: boolean;
  yearsSinceDegree: number;
  /** Another sitting of the same person: another face. */
  sitting?: number | undefined;
}

/** What is behind the person: one shape of the place, never more. */
function scene(luck: Chance, colours: Palette): string {
  const shapes = luck.pick([
    `<circle cx="196" cy="66" r="42" fill="#fff" opacity=".45"/>`,
    `<path d="M44 256V118C44 70 84 62 128 22C172 62 212 70 212 118V256Z" fill="#fff" opacity=".4"/>`,
    `<path d="M-10 196C40 150 84 176 128 156C176 134 214 150 270 118V270H-10Z" fill="#fff" opacity=".4"/>`,
    `<g fill="#fff" opacity=".45"><rect x="-6" y="40" width="70" height="216" rx="8"/><rect x="192" y="90" width="70" height="170" rx="8"/></g>`,
    `<g fill="none" stroke="#fff" stroke-width="9" opacity=".4"><circle cx="128" cy="116" r="92"/><circle cx="128" cy="116" r="118"/></g>`,
    `<g fill="#fff" opacity=".5"><path d="M22 92C46 70 66 84 70 116C44 122 26 114 22 92Z"/><path d="M36 160C54 132 76 140 84 168C62 182 44 180 36 160Z"/><path d="M234 78C208 62 190 80 190 110C216 114 232 102 234 78Z"/><path d="M226 150C206 128 186 138 182 166C202 176 220 172 226 150Z"/></g>`,
  ]);
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.sky}"/><stop offset="1" stop-color="${colours.ground}"/></linearGradient></defs><rect width="256" height="256" fill="url(#g)"/>${shapes}`;
}

function hairOf(
  luck: Chance,
  colours: Palette,
  wears: Set<string>,
  isWoman: boolean,
  years: number,
): Hair {
  if (wears.has('turban')) return turban(colours);
  if (wears.has('cap')) return cap(colours);
  if (wears.has('hijab')) return headscarf(colours);
  return isWoman ? womansHair(luck, colours) : mansHair(luck, colours, years);
}

/**
 * Draws a friendly face, the same for a name at every seeding.
 * @returns an SVG picture of 256 by 256
 */
export function portrait({ name, look, isStudent, yearsSinceDegree, sitting = 1 }: Sitter): string {
  const luck = chance(`portrait ${name}${sitting > 1 ? ` ${sitting}` : ''}`);
  const wears = new Set(look.split(' '));
  const isWoman = wears.has('f');
  const hasHeadscarf = wears.has('hijab');
  const colours = palette(luck, yearsSinceDegree);
  const back = scene(luck, colours);
  const hair = hairOf(luck, colours, wears, isWoman, yearsSinceDegree);
  const worn = clothes(luck, colours, { isWoman, isStudent, hasHeadscarf });
  const face = features(luck, colours, isWoman);
  const chin = isWoman
    ? 'none'
    : wears.has('turban')
      ? 'long'
      : wears.has('beard')
        ? 'full'
        : luck.pick(['none', 'none', 'stubble', 'moustache'] as const);
  const extras =
    (wears.has('glasses') ? glasses(luck) : '') +
    (isWoman
      ? jewellery(luck, { bindi: wears.has('bindi'), ears: !hasHeadscarf && luck.happens(0.75) })
      : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${back}<g transform="translate(128 140) scale(1.08) translate(-128 -134)">${hair.back}${head(colours, isWoman)}${worn}${beard(chin, colours)}${face}${hair.front}${extras}</g></svg>`;
}
