import { registerEnumType } from 'type-graphql';
import {
  contrasts,
  motions,
  type Retention,
  textSizes,
  themes,
  visibilities,
} from '../../../../schema/rules/settings-texts.ts';
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

/** No name of GraphQL begins with a digit: `30days`, as REST says it, has another one there. */
const retentionNames = { forever: 'forever', thirtyDays: '30days' } as const satisfies Record<
  string,
  Retention
>;

registerEnumType(retentionNames, {
  name: 'Retention',
  description: 'How long messages stay for a person.',
  valuesConfig: {
    forever: { description: 'Until they are deleted.' },
    thirtyDays: { description: 'Older ones are hidden, and deleted once nobody sees them.' },
  },
});
export const RetentionEnum = retentionNames;
