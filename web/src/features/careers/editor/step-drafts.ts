import { type CareerType, careerTypes, checkboxName } from '@schema/rules/careers/careers-texts';
import { z } from 'zod';
import type { CareerExperienceFieldsFragment, CareerExperienceInput } from '@/generated/documents';
import { experiencesOfType } from '../timeline/sort-experiences';

const monthAndYear = z.object({ year: z.string(), month: z.string() });
const entry = z.object({
  /** Identifies the entry on this screen, saved or not. */
  key: z.string(),
  /** null for a new entry. */
  id: z.string().nullable(),
  type: z.enum(careerTypes),
  experienceType: z.string(),
  companyName: z.string(),
  role: z.string(),
  companyLogo: z.string(),
  websiteUrl: z.string(),
  duration: z.object({ from: monthAndYear, to: monthAndYear, isCurrentlyWorking: z.boolean() }),
});
export const stepDraftList = z.array(entry);

/** An entry of the editor: all of its fields are texts. Lists hold internships before work. */
export type StepDraft = z.output<typeof entry>;

const noDate = { year: '', month: '' };

/** An empty entry with a key of its own. */
export const newStepDraft = (type: CareerType): StepDraft => ({
  key: crypto.randomUUID(),
  id: null,
  type,
  experienceType: type === 'internship' ? 'intern' : 'fulltime',
  companyName: '',
  role: '',
  companyLogo: '',
  websiteUrl: '',
  duration: { from: noDate, to: noDate, isCurrentlyWorking: false },
});

const dateTexts = (date: { year: number; month: number | null } | null) => ({
  year: String(date?.year ?? ''),
  month: String(date?.month ?? ''),
});

/** The saved experiences as entries of the editor. */
export const toStepDrafts = (experiences: readonly CareerExperienceFieldsFragment[]): StepDraft[] =>
  careerTypes
    .flatMap((type) => experiencesOfType(experiences, type))
    .map(({ id, type, experienceType, companyName, role, companyLogo, websiteUrl, duration }) => ({
      key: id,
      id,
      type,
      experienceType,
      companyName,
      role,
      companyLogo: companyLogo ?? '',
      websiteUrl: websiteUrl ?? '',
      duration: {
        from: dateTexts(duration.from),
        to: dateTexts(duration.to),
        isCurrentlyWorking: duration.isCurrentlyWorking,
      },
    }));

const parseNumber = (text: string): number | null => (text ? Number(text) : null);
const dateInput = ({ year, month }: { year: string; month: string }) => ({
  year: parseNumber(year),
  month: parseNumber(month),
});

/** The position of an entry among those of its type, from 1. */
export const positionInType = (entries: readonly StepDraft[], { key, type }: StepDraft): number =>
  entries.filter((entry) => entry.type === type).findIndex((entry) => entry.key === key) + 1;

/** The entries as the api takes them, numbered by their positions. */
export const toCareerInput = (entries: readonly StepDraft[]): CareerExperienceInput[] =>
  entries.map((entry) => ({
    id: entry.id,
    type: entry.type,
    experienceType:
      entry.experienceType === 'intern' || entry.experienceType === 'fulltime'
        ? entry.experienceType
        : null,
    checkboxName: checkboxName(entry.type, positionInType(entries, entry)),
    companyName: entry.companyName,
    companyLogo: entry.companyLogo,
    role: entry.role,
    websiteUrl: entry.websiteUrl,
    duration: {
      from: dateInput(entry.duration.from),
      to: entry.duration.isCurrentlyWorking ? null : dateInput(entry.duration.to),
      isCurrentlyWorking: entry.duration.isCurrentlyWorking,
    },
  }));
