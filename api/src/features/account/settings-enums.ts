import {
  contrasts,
  motions,
  type Retention,
  type RetentionName,
  retentionNames,
  textSizes,
  themes,
  visibilities,
} from '../../../../schema/rules/settings/settings-texts.ts';
import { registerEnum } from '../../core/enums.ts';

const asTheDevice = 'As the device says.';

export const ThemeEnum = registerEnum('Theme', themes, {
  description: 'The colours of the product.',
  values: { system: asTheDevice, light: 'Dark on light.', dark: 'Light on dark.' },
});

export const ContrastEnum = registerEnum('Contrast', contrasts, {
  description: 'How much text and edges stand out.',
  values: { system: asTheDevice, normal: 'Calm.', high: 'Text at its darkest, visible edges.' },
});

export const TextSizeEnum = registerEnum('TextSize', textSizes, {
  description: 'How large text is.',
  values: {
    small: 'A little smaller.',
    normal: 'As the browser has it.',
    large: 'An eighth larger.',
    largest: 'A quarter larger.',
  },
});

export const MotionEnum = registerEnum('Motion', motions, {
  description: 'Whether things move.',
  values: { system: asTheDevice, reduced: 'Nothing moves by itself.' },
});

export const VisibilityEnum = registerEnum('Visibility', visibilities, {
  description: 'Who reads a profile.',
  values: {
    public: 'Members read it whole, visitors find its card.',
    college: 'Members read it whole, visitors find its card.',
    connections: 'Connections read it whole, other members its card, visitors do not find it.',
  },
});

/** The word of the rules for each name of GraphQL. */
export const retentionOfName = {
  forever: 'forever',
  thirtyDays: '30days',
} as const satisfies Record<RetentionName, Retention>;

export const RetentionEnum = registerEnum('Retention', Object.values(retentionNames), {
  description: 'How long messages stay for a person.',
  values: {
    forever: 'Until they are deleted.',
    thirtyDays: 'Older ones are hidden, and deleted once nobody sees them.',
  },
});
