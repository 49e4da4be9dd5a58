import type { Chance } from '../random.ts';
import type { Palette } from './palette.ts';

const womansHead =
  'M86 106C86 72 104 54 128 54C152 54 170 72 170 106C170 138 150 161 128 163C106 161 86 138 86 106Z';
const mansHead =
  'M85 104C85 70 104 52 128 52C152 52 171 70 171 104C171 132 164 152 146 162C136 167 120 167 110 162C92 152 85 132 85 104Z';

/** Neck, ears and head, lit from the left. */
export function head(colours: Palette, isWoman: boolean): string {
  const shape = isWoman ? womansHead : mansHead;
  const neck = isWoman
    ? 'M110 146H146V190C142 204 114 204 110 190Z'
    : 'M106 146H150V190C146 204 110 204 106 190Z';
  return `<path d="${neck}" fill="${colours.skin}"/><path d="M108 158C118 172 140 172 148 156V170C138 184 118 182 108 172Z" fill="${colours.shade}" opacity=".7"/>
    <ellipse cx="85" cy="116" rx="9" ry="13" fill="${colours.shade}"/><ellipse cx="171" cy="116" rx="9" ry="13" fill="${colours.shade}"/>
    <clipPath id="h"><path d="${shape}"/></clipPath><path d="${shape}" fill="${colours.skin}"/><g clip-path="url(#h)"><ellipse cx="186" cy="124" rx="34" ry="70" fill="${colours.shade}" opacity=".35"/></g>`;
}

/** Full beard, stubble or moustache. */
export function beard(
  kind: 'full' | 'long' | 'stubble' | 'moustache' | 'none',
  colours: Palette,
): string {
  const lower =
    'M84 112C84 150 104 172 128 173C152 172 172 150 172 112C168 124 162 131 152 131C144 126 136 127 128 129C120 127 112 126 104 131C94 131 88 124 84 112Z';
  const moustache = `<path d="M106 136C110 128 122 126 128 130C134 126 146 128 150 136C142 134 136 135 128 135C120 135 114 134 106 136Z" fill="${colours.hair}"/>`;
  switch (kind) {
    case 'full':
      return `<path d="${lower}" fill="${colours.hair}"/>`;
    case 'long':
      return `<path d="M84 110C82 154 100 188 128 192C156 188 174 154 172 110C168 124 162 131 152 131C144 126 136 127 128 129C120 127 112 126 104 131C94 131 88 124 84 110Z" fill="${colours.hair}"/>`;
    case 'stubble':
      return `<path d="${lower}" fill="${colours.hair}" opacity=".2"/>`;
    case 'moustache':
      return moustache;
    case 'none':
      return '';
  }
}

/** Eyes, brows, nose, cheeks and a smile. */
export function features(chance: Chance, colours: Palette, isWoman: boolean): string {
  const brow = isWoman ? 2.6 : 4.2;
  const lift = chance.between(-1.5, 1.5);
  const eye = (x: number): string =>
    `<path d="M${x - 9} 113C${x - 5} ${isWoman ? 104.5 : 106} ${x + 5} ${isWoman ? 104.5 : 106} ${x + 9} 113C${x + 5} 118.5 ${x - 5} 118.5 ${x - 9} 113Z" fill="#fffaf5"/><circle cx="${x}" cy="112.4" r="4.9" fill="#2b1a14"/><circle cx="${x + 1.7}" cy="110.6" r="1.5" fill="#fff"/>
     <path d="M${x - 10} 112.5C${x - 5} 104 ${x + 5} 104 ${x + 10} 112.5" fill="none" stroke="#20130f" stroke-width="${isWoman ? 2.7 : 2}" stroke-linecap="round"/>`;
  const lashes = isWoman
    ? '<path d="M98.5 111L95 108.5M157.500 111L161 108.500" stroke="#20130f" stroke-width="2.2" stroke-linecap="round"/>'
    : '';
  const brows = `<g fill="none" stroke="${colours.hair}" stroke-width="${brow}" stroke-linecap="round"><path d="M98 ${99 - lift}C103 ${94 - lift} 111 ${93.5 - lift} 118 ${97 - lift}"/><path d="M158 ${99 - lift}C153 ${94 - lift} 145 ${93.5 - lift} 138 ${97 - lift}"/></g>`;
  const nose = chance.pick([
    `<path d="M127 112C126 120 122 126 123 129C125 132 131 132 134 129" fill="none" stroke="${colours.shade}" stroke-width="2.6" stroke-linecap="round"/>`,
    `<path d="M122 128C124 132 132 132 134 128" fill="none" stroke="${colours.shade}" stroke-width="3" stroke-linecap="round"/>`,
  ]);
  const mouth = chance.pick([
    `<path d="M114 140C120 149 136 149 142 140" fill="none" stroke="${colours.lip}" stroke-width="3.4" stroke-linecap="round"/>`,
    `<path d="M111 139C118 142 138 142 145 139C142 152 114 152 111 139Z" fill="#fff" stroke="${colours.lip}" stroke-width="2.6" stroke-linejoin="round"/>`,
    `<path d="M112 139C119 141 137 141 144 139C142 153 114 153 112 139Z" fill="#7a2b2b"/><path d="M115 140.500C121 142 135 142 141 140.500L140 144C134 146 122 146 116 144Z" fill="#fff"/>`,
  ]);
  const cheeks = `<g fill="${colours.blush}" opacity="${isWoman ? 0.3 : 0.18}"><ellipse cx="102" cy="130" rx="9" ry="6"/><ellipse cx="154" cy="130" rx="9" ry="6"/></g>`;
  return cheeks + eye(109) + eye(147) + lashes + brows + nose + mouth;
}

export const glasses = (chance: Chance): string => {
  const frame = chance.pick(['#2a2a32', '#5a3a2a', '#7a2e3a', '#8a6b3a'] as const);
  const lens = chance.pick([
    (x: number) => `<circle cx="${x}" cy="113" r="15.500"/>`,
    (x: number) => `<rect x="${x - 16}" y="101" width="32" height="25" rx="9"/>`,
  ]);
  return `<g fill="#ffffff" fill-opacity=".16" stroke="${frame}" stroke-width="3">${lens(109)}${lens(147)}<path d="M124.500 110C127 108 129 108 131.500 110M93 109L84 106M163 109L172 106" fill="none"/></g>`;
};

/** Bindi, ear-rings, a nose pin. */
export function jewellery(chance: Chance, wears: { bindi: boolean; ears: boolean }): string {
  const gold = '#e8b43c';
  const drops = chance.pick([
    (x: number) => `<circle cx="${x}" cy="130" r="3.6" fill="${gold}"/>`,
    (x: number) =>
      `<circle cx="${x}" cy="130" r="3" fill="${gold}"/><path d="M${x - 7} 142C${x - 6} 133 ${x + 6} 133 ${x + 7} 142Z" fill="${gold}"/><circle cx="${x}" cy="144.500" r="2.200" fill="${gold}"/>`,
    (x: number) =>
      `<circle cx="${x}" cy="136" r="7" fill="none" stroke="${gold}" stroke-width="2.4"/>`,
  ]);
  return `${wears.ears ? drops(84) + drops(172) : ''}${wears.bindi ? `<circle cx="128" cy="88" r="3.4" fill="${chance.pick(['#8e1b2e', '#b3202a', '#5a1530'] as const)}"/>` : ''}${wears.ears && chance.happens(0.2) ? `<circle cx="134.500" cy="127" r="1.700" fill="${gold}"/>` : ''}`;
}
