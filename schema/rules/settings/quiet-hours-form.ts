import { z } from 'zod';
import { minutesOfDay } from './quiet-hours.ts';
import { quietTexts as texts } from './quiet-hours-texts.ts';

const minute = z
  .int(texts.badTime)
  .min(0, texts.badTime)
  .max(minutesOfDay - 1, texts.badTime);

/** Hours in which a person's devices keep quiet. */
export const quietHours = z
  .object({
    from: minute,
    to: minute,
    zone: z.string().min(1, texts.badZone).max(64, texts.badZone),
  })
  .refine(({ from, to }) => from !== to, { message: texts.same, path: ['to'] });
