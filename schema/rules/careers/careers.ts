import { z } from 'zod';
import { experienceTypes } from '../posts/posts.ts';
import { optionalLink } from '../text/links.ts';
import { requiredText } from '../text/text-rules.ts';
import {
  type CareerType,
  careerTypes,
  checkboxName,
  checkboxNumber,
  firstCareerYear,
  mostSteps,
  careerTexts as texts,
} from './careers-texts.ts';

export * from './careers-texts.ts';

const nameMaxLength = 100;

const isNone = (value: unknown): boolean => value === undefined || value === null || value === '';

const yearOf = (name: string, current: number) => {
  const range = texts.yearRange(name, firstCareerYear, current);
  return z
    .int({ error: texts.yearDigits(name) })
    .min(1000, texts.yearDigits(name))
    .max(9999, texts.yearDigits(name))
    .refine(
      (year) => year < 1000 || year > 9999 || (year >= firstCareerYear && year <= current),
      range,
    );
};
const monthOf = (name: string) =>
  z
    .int(texts.monthRange(name))
    .min(1, texts.monthRange(name))
    .max(12, texts.monthRange(name))
    .nullish()
    .transform((month) => month ?? null);

/** Rules over two fields are told beside the others, not only once the others hold. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

interface YearAndMonth {
  year?: number | null;
  month?: number | null;
}
/** A step of which nothing is known yet but that it is an object. */
interface UncheckedStep {
  type?: unknown;
  experienceType?: unknown;
  duration?: {
    from?: YearAndMonth | null;
    to?: YearAndMonth | null;
    isCurrentlyWorking?: boolean | null;
  } | null;
}

/** An end is asked for where the person has left. */
const hasEnd = ({ duration }: UncheckedStep): boolean => duration?.isCurrentlyWorking !== true;

function isInOrder({ duration }: UncheckedStep): boolean {
  const { from, to } = duration ?? {};
  if (duration?.isCurrentlyWorking || isNone(from?.year) || isNone(to?.year)) return true;
  const [first, last] = [Number(from?.year), Number(to?.year)];
  return (
    first < last ||
    (first === last &&
      (isNone(from?.month) || isNone(to?.month) || Number(from?.month) <= Number(to?.month)))
  );
}

const durationOf = (year: number) =>
  z.object(
    {
      from: z.object(
        { year: yearOf('From year', year).nullish(), month: monthOf('From month') },
        texts.fromYearRequired,
      ),
      to: z
        .object({ year: yearOf('To year', year).nullish(), month: monthOf('To month') })
        .nullish(),
      isCurrentlyWorking: z
        .boolean()
        .nullish()
        .transform((working) => working ?? false),
    },
    texts.fromYearRequired,
  );

/** The fields of a step, each by itself. */
const careerStepFields = (year: number) =>
  z.object({
    id: z
      .string()
      .nullish()
      .transform((id) => id || null),
    type: z.enum(careerTypes, texts.kind),
    experienceType: z
      .enum(experienceTypes, texts.typeRequired)
      .nullish()
      .transform((type) => type ?? null),
    checkboxName: z
      .string(texts.checkboxRequired)
      .trim()
      .min(1, texts.checkboxRequired)
      .max(20, texts.numbering),
    companyName: requiredText('Company name', nameMaxLength),
    companyLogo: optionalLink,
    role: requiredText('Role', nameMaxLength),
    websiteUrl: optionalLink,
    duration: durationOf(year),
  });

/** What holds between the fields of a step, and the field that is marked where it does not. */
const careerStepRules: {
  holds: (step: UncheckedStep) => boolean;
  path: string[];
  message: string;
}[] = [
  {
    holds: ({ type, experienceType }) => type !== 'work' || !isNone(experienceType),
    path: ['experienceType'],
    message: texts.typeRequired,
  },
  {
    holds: ({ duration }) => !duration?.from || !isNone(duration.from.year),
    path: ['duration', 'from', 'year'],
    message: texts.fromYearRequired,
  },
  {
    holds: ({ type, duration }) =>
      type !== 'internship' || !duration?.from || !isNone(duration.from.month),
    path: ['duration', 'from', 'month'],
    message: texts.fromMonthRequired,
  },
  {
    holds: (step) => !step.duration || !hasEnd(step) || !isNone(step.duration.to?.year),
    path: ['duration', 'to', 'year'],
    message: texts.toYearRequired,
  },
  { holds: isInOrder, path: ['duration', 'to', 'year'], message: texts.order },
];

/** One step of the timeline. `year` is the current one. */
const careerStep = (year: number) =>
  careerStepRules
    .reduce(
      (step, { holds, path, message }) => step.refine(holds, { path, message, ...always }),
      careerStepFields(year),
    )
    .transform(({ type, experienceType, duration: { from, to, isCurrentlyWorking }, ...rest }) => ({
      ...rest,
      type,
      // An internship is nothing else, whatever was sent.
      experienceType:
        type === 'internship' ? ('intern' as const) : (experienceType ?? ('fulltime' as const)),
      fromYear: from.year ?? year,
      fromMonth: from.month,
      toYear: isCurrentlyWorking ? null : (to?.year ?? null),
      toMonth: isCurrentlyWorking ? null : (to?.month ?? null),
      isCurrentlyWorking,
    }));

export type CareerStepFields = z.output<ReturnType<typeof careerStep>>;

interface NumberedStep {
  type: CareerType;
  checkboxName: string;
  isCurrentlyWorking: boolean;
}
const ofType = (steps: readonly NumberedStep[], type: CareerType): NumberedStep[] =>
  steps.filter((step) => step.type === type);

const isNumbered = (steps: readonly NumberedStep[]): boolean =>
  careerTypes.every((type) => {
    const names = new Set(ofType(steps, type).map((step) => step.checkboxName));
    return ofType(steps, type).every((_step, index) => names.has(checkboxName(type, index + 1)));
  });

/** Where somebody works now is the last stop of the timeline. */
const endsWithCurrent = (steps: readonly NumberedStep[]): boolean => {
  const work = ofType(steps, 'work');
  return work.every(
    (step) => !step.isCurrentlyWorking || checkboxNumber(step.checkboxName) === work.length,
  );
};

/**
 * The whole path as it is saved: steps numbered within their type, nothing after the job a person
 * is in.
 */
export const careerSteps = (year: number) =>
  z
    // Counted before any of them is looked at: a list of a hundred thousand costs nothing.
    .array(z.unknown(), texts.none)
    .min(1, texts.none)
    .max(
      mostSteps.internship + mostSteps.work,
      texts.tooMany(mostSteps.internship + mostSteps.work, 'entries'),
    )
    .pipe(z.array(careerStep(year)))
    .refine(
      (steps) => ofType(steps, 'internship').length <= mostSteps.internship,
      texts.tooMany(mostSteps.internship, 'internships'),
    )
    .refine(
      (steps) => ofType(steps, 'work').length <= mostSteps.work,
      texts.tooMany(mostSteps.work, 'work entries'),
    )
    .refine(isNumbered, texts.numbering)
    .refine(endsWithCurrent, texts.afterCurrent)
    .refine(
      (steps) =>
        new Set(steps.flatMap(({ id }) => id ?? [])).size === steps.filter(({ id }) => id).length,
      texts.twice,
    );

/** What saving takes: the steps, and which state of the path they were made from. */
export const careerPath = (year: number) =>
  z.object({
    version: z.int(texts.version).min(0, texts.version).nullish(),
    experiences: careerSteps(year),
  });
