import type { Chance } from '../random.ts';
import type { Palette } from './palette.ts';

const shoulders = 'M30 262C32 218 66 200 106 190C114 204 142 204 150 190C190 200 224 218 226 262Z';
const body = (fill: string): string => `<path d="${shoulders}" fill="${fill}"/>`;
const light = '#ffffff';

const shirt = (colours: Palette): string =>
  `${body(colours.cloth)}<path d="M104 188L128 216L112 228L94 198Z" fill="${colours.clothDark}"/><path d="M152 188L128 216L144 228L162 198Z" fill="${colours.clothDark}"/><path d="M128 216V262" stroke="${colours.clothDark}" stroke-width="2.5"/>
   <circle cx="128" cy="232" r="2.4" fill="${colours.accent}"/><circle cx="128" cy="249" r="2.4" fill="${colours.accent}"/>`;

const checked = (colours: Palette): string =>
  `${body(colours.cloth)}<clipPath id="c"><path d="${shoulders}"/></clipPath><g clip-path="url(#c)" stroke="${colours.accent}" stroke-width="3" opacity=".35"><path d="M44 190V262M68 190V262M92 190V262M116 190V262M140 190V262M164 190V262M188 190V262M212 190V262M30 212H226M30 234H226M30 254H226"/></g>
   <path d="M104 188L128 216L112 228L94 198Z" fill="${colours.clothDark}"/><path d="M152 188L128 216L144 228L162 198Z" fill="${colours.clothDark}"/><path d="M128 216V262" stroke="${colours.clothDark}" stroke-width="2.5"/>`;

const kurta = (colours: Palette): string =>
  `${body(colours.cloth)}<path d="M102 186C110 200 146 200 154 186L158 196C146 212 110 212 98 196Z" fill="${colours.clothDark}"/><rect x="121" y="205" width="14" height="57" fill="${colours.clothDark}"/><g fill="${colours.accent}"><circle cx="128" cy="216" r="2.6"/><circle cx="128" cy="232" r="2.6"/><circle cx="128" cy="248" r="2.6"/></g>`;

const blazer = (colours: Palette): string =>
  `${body(colours.cloth)}<path d="M106 189C114 203 142 203 150 189L146 262H110Z" fill="${light}"/><path d="M106 189L128 214L116 226L102 196Z" fill="#e9edf2"/><path d="M150 189L128 214L140 226L154 196Z" fill="#e9edf2"/>
   <path d="M104 190L88 200L96 226L86 232L116 262H122Z" fill="${colours.clothDark}"/><path d="M152 190L168 200L160 226L170 232L140 262H134Z" fill="${colours.clothDark}"/>`;

const suit = (colours: Palette): string =>
  `${blazer(colours)}<path d="M122 216L128 210L134 216L131 224L136 262H120L125 224Z" fill="${colours.accent}"/>`;

const hoodie = (colours: Palette): string =>
  `${body(colours.cloth)}<path d="M92 196C94 180 110 176 128 200C146 176 162 180 164 196C160 220 144 226 128 226C112 226 96 220 92 196Z" fill="${colours.clothDark}"/><path d="M104 190C112 204 144 204 152 190C150 208 140 214 128 214C116 214 106 208 104 190Z" fill="${colours.cloth}"/>
   <path d="M116 222V244M140 222V244" stroke="${colours.accent}" stroke-width="3.4" stroke-linecap="round"/>`;

const roundNeck = (colours: Palette): string =>
  `${body(colours.cloth)}<path d="M104 188C110 208 146 208 152 188L157 191C150 216 106 216 99 191Z" fill="${colours.clothDark}"/>`;

const stripes = (colours: Palette): string =>
  `${roundNeck(colours)}<clipPath id="c"><path d="${shoulders}"/></clipPath><g clip-path="url(#c)" fill="${colours.accent}" opacity=".7"><rect x="20" y="222" width="216" height="8"/><rect x="20" y="240" width="216" height="8"/></g>`;

const highNeck = (colours: Palette): string =>
  `${body(colours.cloth)}<path d="M104 172C112 180 144 180 152 172L155 196C144 208 112 208 101 196Z" fill="${colours.clothDark}"/>`;

const vNeck = (colours: Palette): string =>
  `${body(colours.cloth)}<path d="M103 189L128 224L153 189L159 192L128 236L97 192Z" fill="${colours.accent}"/><path d="M106 190L128 220L150 190C142 202 114 202 106 190Z" fill="${colours.skin}"/>`;

/** Kurta with a long scarf over one shoulder. */
const dupatta = (colours: Palette): string =>
  `${vNeck(colours)}<path d="M60 208C76 202 88 198 96 194C112 216 120 240 124 262H72C70 242 66 222 60 208Z" fill="${colours.accent}" opacity=".92"/><path d="M84 198C100 220 108 242 111 262" fill="none" stroke="${colours.clothDark}" stroke-width="2" opacity=".5"/><path d="M70 204C82 224 88 244 90 262" fill="none" stroke="${colours.clothDark}" stroke-width="2" opacity=".5"/>`;

/** Sari: blouse, and the end of the cloth with its border over the left shoulder. */
const sari = (colours: Palette): string =>
  `${body(colours.clothDark)}<path d="M102 189C108 214 148 214 154 189C142 203 114 203 102 189Z" fill="${colours.skin}"/>
   <path d="M226 262C224 226 200 208 168 196L150 190C140 214 108 236 60 262Z" fill="${colours.cloth}"/><path d="M150 190C140 214 108 236 60 262H76C116 240 150 218 160 193Z" fill="${colours.accent}"/>
   <g fill="none" stroke="${colours.clothDark}" stroke-width="1.8" opacity=".45"><path d="M176 200C164 226 146 246 128 262"/><path d="M196 210C186 234 172 250 160 262"/></g>`;

const menOffice = [shirt, blazer, suit, kurta, checked, roundNeck] as const;
const menCampus = [hoodie, roundNeck, checked, stripes, shirt, kurta] as const;
const womenOffice = [sari, dupatta, blazer, vNeck, highNeck, shirt] as const;
const womenCampus = [dupatta, vNeck, hoodie, stripes, roundNeck, checked] as const;

/**
 * What somebody wears: students more often a hoodie, those at work more often a blazer or a sari.
 */
export function clothes(
  chance: Chance,
  colours: Palette,
  person: { isWoman: boolean; isStudent: boolean; hasHeadscarf: boolean },
): string {
  if (person.hasHeadscarf) return body(colours.cloth);
  return (
    person.isWoman
      ? chance.pick(person.isStudent ? womenCampus : womenOffice)
      : chance.pick(person.isStudent ? menCampus : menOffice)
  )(colours);
}
