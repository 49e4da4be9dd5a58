import { z } from 'zod';
import { secondFactorTexts } from './second-factor-texts.ts';

/** A code as it is typed: of the app, or a recovery code. Spaces and dashes do not matter. */
export const secondFactorCode = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, secondFactorTexts.codeMissing)
      .regex(/^(\d{6}|[A-Z2-7]{12})$/, secondFactorTexts.wrong),
  );
