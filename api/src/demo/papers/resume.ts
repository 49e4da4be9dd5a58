import { degreeOf, type Person } from '../college.ts';
import type { Talk } from '../posts/talk.ts';
import type { Paper } from './pdf.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const when = ({ year, month }: { year: number; month: number | null }): string =>
  month ? `${monthNames[month - 1] ?? ''} ${year}` : String(year);

/** The steps that a person could tell of in an interview of that year. */
const toldOf = ({ steps = [] }: Person, interviewYear: number): NonNullable<Person['steps']> =>
  steps.filter(
    ({ type, from }) =>
      from.year < interviewYear || (type === 'internship' && from.year === interviewYear),
  );

/** One page of what the college knows of an author, as it stood at the interview. */
export function resume({ author, entry, role, interviewYear }: Talk, college: string): Paper {
  const { stream, specialisation } = degreeOf(author);
  const steps = toldOf(author, interviewYear);
  const lines = [
    '# Education',
    `- ${[author.degree, stream, specialisation].filter(Boolean).join(', ')}: ${college}, class of ${author.year}`,
    ...(steps.length > 0 ? ['# Experience'] : []),
    ...steps.map(
      (step) =>
        `- ${step.role}, ${step.company}: ${when(step.from)} to ${step.to && step.to.year <= interviewYear ? when(step.to) : 'present'}`,
    ),
    ...(author.topics ? ['# What I know well', ...author.topics.map((topic) => `- ${topic}`)] : []),
    '# Interests',
    `- ${author.interests.join(', ')}`,
  ];
  return {
    title: author.name,
    under: `${author.email}  •  résumé for ${role}, ${entry.company}, ${interviewYear}`,
    text: lines.join('\n'),
  };
}
