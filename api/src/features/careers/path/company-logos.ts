import { checkboxNumber } from '../../../../../schema/rules/careers/careers.ts';
import type { CareerStep } from '../../profiles/index.ts';
import type { CompanyLogo } from '../careers.types.ts';

/** Logos of each kind on a card. */
const logosOnCard = 2;

/** Orders steps of one type by the number in their checkbox names. */
export const byNumber = (a: CareerStep, b: CareerStep): number =>
  checkboxNumber(a.checkboxName) - checkboxNumber(b.checkboxName);

/**
 * The first companies of a kind, for a card: a job may be an internship too, which is none of the
 * full-time ones.
 */
export const companyLogosOf = (
  steps: CareerStep[],
  experienceType: CareerStep['experienceType'],
): CompanyLogo[] =>
  steps
    .filter((step) => step.experienceType === experienceType)
    .sort(byNumber)
    .slice(0, logosOnCard)
    .map(({ companyName, companyLogo }) => ({ companyName, companyLogo }));
