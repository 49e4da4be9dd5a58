import type { Chance } from '../random.ts';
import type { Palette } from './palette.ts';

/** Hair in two layers: behind the shoulders, and on the head. */
export interface Hair {
  back: string;
  front: string;
}

const circles = (points: readonly (readonly [number, number, number])[], fill: string): string =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');

const strand = (d: string, colours: Palette): string =>
  `<path d="${d}" fill="none" stroke="${colours.hairLight}" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>`;

const centrePart = (colours: Palette): string =>
  `<path d="M128 46C98 42 79 64 82 120C87 113 90 103 95 95C108 88 121 77 128 63C135 77 148 88 161 95C166 103 169 113 174 120C177 64 158 42 128 46Z" fill="${colours.hair}"/>${strand('M124 58C112 66 99 76 92 92', colours)}${strand('M132 58C144 66 157 76 164 92', colours)}`;

const sidePart = (colours: Palette): string =>
  `<path d="M106 50C87 58 79 82 82 120C87 108 91 98 99 87C121 91 150 86 160 88C167 96 170 108 174 120C179 70 160 40 128 43C119 44 111 47 106 50Z" fill="${colours.hair}"/>${strand('M107 56C124 66 146 70 164 82', colours)}${strand('M103 62C96 72 91 82 88 96', colours)}`;

const fringe = (colours: Palette): string =>
  `<path d="M82 122C77 66 100 43 128 43C156 43 179 66 174 122C170 112 168 106 166 97C152 101 142 99 137 92C130 100 108 103 90 98C88 106 86 112 82 122Z" fill="${colours.hair}"/>${strand('M112 54C104 64 99 76 97 90', colours)}`;

const longBack = (colours: Palette): string =>
  `<path d="M128 38C82 38 70 74 70 116C70 150 62 186 60 214C76 228 96 222 104 206L152 206C160 222 180 228 196 214C194 186 186 150 186 116C186 74 174 38 128 38Z" fill="${colours.hair}"/>`;

const wavyBack = (colours: Palette): string =>
  `<path d="M128 36C80 36 68 70 66 104C60 118 70 130 62 148C54 164 66 176 58 196C66 222 92 222 104 204L152 204C164 222 190 222 198 196C190 176 202 164 194 148C186 130 196 118 190 104C188 70 176 36 128 36Z" fill="${colours.hair}"/>`;

const bobBack = (colours: Palette): string =>
  `<path d="M128 38C82 38 70 74 70 116C70 140 70 158 76 172C92 180 104 174 108 166L148 166C152 174 164 180 180 172C186 158 186 140 186 116C186 74 174 38 128 38Z" fill="${colours.hair}"/>`;

const capBack = (colours: Palette): string =>
  `<path d="M128 40C84 40 76 74 79 120C80 140 92 150 104 152L152 152C164 150 176 140 177 120C180 74 172 40 128 40Z" fill="${colours.hair}"/>`;

const curls: readonly (readonly [number, number, number])[] = [
  [88, 92, 17],
  [82, 116, 17],
  [80, 140, 17],
  [84, 163, 15],
  [98, 68, 19],
  [114, 52, 19],
  [134, 48, 19],
  [153, 58, 19],
  [168, 76, 18],
  [174, 98, 17],
  [177, 122, 17],
  [176, 146, 17],
  [171, 167, 14],
  [128, 66, 16],
];

/** A plait that lies over the shoulder, with a tie and, sometimes, jasmine. */
function plait(colours: Palette, jasmine: boolean): string {
  const parts = [0, 1, 2, 3, 4, 5].map((i) => {
    const [x, y, r] = [168 + i * 2.5, 158 + i * 14.5, 12.5 - i * 0.9];
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="10.5" fill="${colours.hair}"/><path d="M${x - r + 2} ${y - 3}Q${x} ${y + 7} ${x + r - 2} ${y - 3}" fill="none" stroke="${colours.hairLight}" stroke-width="1.8"/>`;
  });
  const flowers = jasmine
    ? circles(
        [
          [158, 142, 4.6],
          [165, 147, 4.6],
          [172, 147, 4.6],
          [178, 142, 4.6],
        ],
        '#fffdf4',
      )
    : '';
  return `${parts.join('')}${flowers}`;
}

/** How a woman wears her hair. */
export function womansHair(chance: Chance, colours: Palette): Hair {
  const top = chance.pick([centrePart, sidePart, centrePart]);
  const jasmine = chance.happens(0.4);
  const bun =
    circles([[128, 34, 22]], colours.hair) + strand('M114 28C122 20 136 20 142 28', colours);
  return chance.pick<() => Hair>([
    () => ({ back: longBack(colours), front: top(colours) }),
    () => ({ back: wavyBack(colours), front: sidePart(colours) }),
    () => ({ back: bobBack(colours), front: chance.pick([fringe, sidePart])(colours) }),
    () => ({ back: bun + capBack(colours), front: centrePart(colours) }),
    () => ({ back: capBack(colours), front: plait(colours, jasmine) + top(colours) }),
    () => ({
      back: circles(curls, colours.hair),
      front: circles(
        [
          [100, 78, 15],
          [116, 66, 16],
          [136, 64, 16],
          [154, 76, 15],
          [92, 94, 10],
          [164, 94, 10],
        ],
        colours.hair,
      ),
    }),
    () => ({
      back: `${capBack(colours)}<path d="M150 60C196 52 208 108 194 176C188 196 178 200 176 186C182 150 176 118 160 100Z" fill="${colours.hair}"/>`,
      front: sidePart(colours),
    }),
  ])();
}

const crew = (colours: Palette): string =>
  `<path d="M84 112C79 66 98 43 128 43C158 43 177 66 172 112C170 98 166 88 157 82C141 76 115 76 99 82C90 88 86 98 84 112Z" fill="${colours.hair}"/>`;

const parted = (colours: Palette): string =>
  `<path d="M84 114C76 68 98 40 132 40C164 40 180 66 172 114C170 100 168 92 162 86C142 90 118 84 106 76C96 84 88 98 84 114Z" fill="${colours.hair}"/>${strand('M108 66C124 74 144 76 160 72', colours)}${strand('M112 56C128 64 146 66 158 62', colours)}`;

const quiff = (colours: Palette): string =>
  `<path d="M84 114C78 84 84 62 98 54C102 38 124 28 148 34C168 38 180 62 172 114C170 100 167 90 160 82C144 74 118 76 100 84C92 92 87 102 84 114Z" fill="${colours.hair}"/>${strand('M102 70C112 56 128 48 148 48', colours)}${strand('M110 72C120 62 134 56 154 58', colours)}`;

const wavyTop = (colours: Palette): string =>
  `<path d="M82 122C74 72 96 40 128 40C160 40 182 72 174 122C170 112 168 104 167 96C158 98 150 94 146 86C136 96 116 96 108 86C104 94 98 98 90 96C88 104 86 112 82 122Z" fill="${colours.hair}"/>${strand('M104 60C108 70 108 76 106 84', colours)}${strand('M136 54C144 62 146 74 146 82', colours)}`;

const curlyTop = (colours: Palette): string =>
  crew(colours) +
  circles(
    [
      [94, 72, 13],
      [108, 58, 14],
      [126, 51, 15],
      [145, 56, 14],
      [160, 70, 13],
      [116, 70, 11],
      [138, 70, 11],
    ],
    colours.hair,
  ) +
  strand('M104 60C108 54 114 54 116 60', colours) +
  strand('M134 54C138 48 145 49 147 56', colours);

const receding = (colours: Palette): string =>
  `<path d="M84 116C77 74 96 46 128 46C160 46 179 74 172 116C170 104 169 96 166 88C164 76 152 64 146 68C138 62 120 62 112 68C104 64 92 76 90 88C87 96 86 104 84 116Z" fill="${colours.hair}"/>`;

/** How a man wears his hair; some who left long ago have less of it. */
export function mansHair(chance: Chance, colours: Palette, yearsSinceDegree: number): Hair {
  const style =
    yearsSinceDegree > 9 && chance.happens(0.4)
      ? receding
      : chance.pick([crew, parted, quiff, wavyTop, curlyTop, parted]);
  return { back: '', front: style(colours) };
}

/** A turban, wound in five folds, with the fold of another colour on the forehead. */
export const turban = (colours: Palette): Hair => ({
  back: '',
  front: `<path d="M78 102C62 44 98 18 130 18C166 18 192 46 178 102C164 84 146 74 128 60C110 74 92 84 78 102Z" fill="${colours.cloth}"/>
    <path d="M128 60C110 74 96 82 84 96C88 82 104 70 128 54C152 70 168 82 172 96C160 82 146 74 128 60Z" fill="${colours.accent}"/>
    <g fill="none" stroke="${colours.clothDark}" stroke-width="2.6" stroke-linecap="round" opacity=".8"><path d="M74 82C96 72 116 56 134 34"/><path d="M76 66C98 58 114 44 126 24"/><path d="M182 82C166 70 148 56 140 44"/><path d="M183 66C170 56 156 44 150 32"/></g>`,
});

/** A knitted cap with a turned-up edge. */
export const cap = (colours: Palette): Hair => ({
  back: '',
  front: `<path d="M82 96C78 50 100 30 128 30C156 30 178 50 174 96Z" fill="${colours.accent}"/><rect x="78" y="82" width="100" height="20" rx="10" fill="${colours.clothDark}"/>
    <g stroke="${colours.cloth}" stroke-width="2" opacity=".5"><path d="M94 84v16M108 84v16M122 84v16M136 84v16M150 84v16M164 84v16"/></g>`,
});

/** A headscarf around the face and over the shoulders. */
export const headscarf = (colours: Palette): Hair => ({
  back: `<path d="M128 32C78 32 64 74 68 120C70 154 74 176 48 214C84 244 172 244 208 214C182 176 186 154 188 120C192 74 178 32 128 32Z" fill="${colours.accent}"/>`,
  front: `<path fill-rule="evenodd" d="M128 34C82 34 70 74 72 118C74 156 96 184 128 190C160 184 182 156 184 118C186 74 174 34 128 34ZM128 70C152 70 164 90 164 114C164 140 150 163 128 163C106 163 92 140 92 114C92 90 104 70 128 70Z" fill="${colours.accent}"/>
    <path d="M92 104C94 82 106 70 128 70C150 70 162 82 164 104C158 88 146 79 128 79C110 79 98 88 92 104Z" fill="${colours.clothDark}" opacity=".55"/>
    <path d="M80 158C98 190 150 200 192 200C170 214 110 214 78 190Z" fill="${colours.accent}"/>
    <g fill="none" stroke="${colours.clothDark}" stroke-width="2.2" stroke-linecap="round" opacity=".35"><path d="M84 164C104 190 146 198 186 200"/><path d="M78 180C100 204 140 210 172 208"/><path d="M80 84C84 62 98 48 118 44"/></g>`,
});
