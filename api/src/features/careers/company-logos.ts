import { checkboxNumber } from '../../../../schema/rules/careers.ts';
import type { CareerStep } from '../profiles/index.ts';
import type { CompanyLogo } from './careers.types.ts';

/** Logos of each kind on a card. */
const logosOnCard = 2;

/** Orders steps of one type by the number in their checkbox names. */
export const byNumber = (a: CareerStep, b: CareerStep): number =>
  checkboxNumber(a.checkboxName) - checkboxNumber(b.checkboxName);

/** The first companies of a kind, for a card. */
export const companyLogosOf = (steps: CareerStep[], type: CareerStep['type']): CompanyLogo[] =>
  steps
    .filter((step) => step.type === type)
    .sort(byNumber)
    .slice(0, logosOnCard)
    .map(({ companyName, companyLogo }) => ({ companyName, companyLogo }));
