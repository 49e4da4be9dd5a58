import { z } from 'zod';
import { companyTexts } from './companies-texts.ts';

/** How a company is asked for: by its slug, or by its name in any way that it is written. */
export const companySlugRule = z.string().max(200, companyTexts.notFound);
