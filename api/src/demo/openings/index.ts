import { jobDefaults } from '../../../../schema/rules/jobs/jobs-texts.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import type { Work } from '../../core/context.ts';
import { isMember, type Moment, type Person } from '../college.ts';
import type { DemoFile } from '../files.ts';
import { pdf } from '../papers/pdf.ts';
import { chance, demoId } from '../random.ts';
import { insertRows, type Row } from '../rows.ts';
import { listings } from './listings.ts';
import type { Listing } from './shape.ts';

/** An opening with its poster and those who read it, before it is written. */
export interface Opening {
  id: string;
  listing: Listing;
  poster: Person;
  at: Date;
  paper: DemoFile | null;
  likers: string[];
  viewers: string[];
  applicants: string[];
}

/** At most this share of the college opens one. */
const mostReaders = 0.4;

/** Who works there, or else some alumnus: of those who had joined by then. */
function posterOf(listing: Listing, people: Person[]): Person {
  const there = people.filter(
    ({ isStudent, joinedAgo }) => !isStudent && joinedAgo > listing.ago + 1,
  );
  const insiders = there.filter(({ steps }) =>
    steps?.some(({ company }) => company === listing.company),
  );
  return chance(`poster ${listing.company} ${listing.role}`).pick(
    insiders.length > 0 ? insiders : there,
  );
}

/** What the company would have sent: made here, like all papers of the demo college. */
function paperOf({
  listing,
  poster,
  at,
  key,
}: {
  listing: Listing;
  poster: Person;
  at: Date;
  key: string;
}): DemoFile {
  const { company, role, skills, text, pay = jobDefaults.ctc } = listing;
  return {
    id: demoId('job paper', key, at),
    owner: poster,
    purpose: 'job',
    name: `${role} ${company}.pdf`.replace(/[^\p{L}\p{N} .]/gu, ''),
    contentType: 'application/pdf',
    bytes: pdf({
      title: role,
      under: company,
      text: `\n# The work\n${text}\n# What helps\n${skills.map((skill) => `- ${skill}`).join('\n')}\n# Pay\n${pay}`,
    }),
    at,
  };
}

/** The openings of the demo college. */
export const demoOpenings = (moment: Moment, people: Person[]): Opening[] =>
  listings.map((listing) => {
    const key = `${listing.company} ${listing.role}`;
    const at = moment.ago(listing.ago);
    const poster = posterOf(listing, people);
    const luck = chance(`readers ${key}`);
    const readers = luck
      .shuffled(people.filter((one) => isMember(one) && one !== poster))
      .slice(0, Math.round(people.length * luck.between(0.05, mostReaders)))
      .filter(({ joinedAgo }) => joinedAgo > 0)
      .map(({ id }) => id);
    return {
      id: demoId('job', key, at),
      listing,
      poster,
      at,
      paper: listing.paper ? paperOf({ listing, poster, at, key }) : null,
      viewers: readers,
      likers: readers.filter(() => luck.happens(0.3)),
      applicants: readers.filter(() => luck.happens(0.2)),
    };
  });

const openingRow = (
  { id, listing, poster, at, paper, viewers, likers, applicants }: Opening,
  moment: Moment,
  college: string,
): Row => {
  const { company, role, months, until, closed } = listing;
  const isPast = until !== undefined && until < 0;
  return {
    id,
    user_id: poster.id,
    college,
    company_name: company,
    role,
    job_type: months ? 'intern' : 'fte',
    duration: months ? `${months} months` : null,
    ctc: listing.pay ?? null,
    experience: listing.experience ?? null,
    job_location: listing.place ?? null,
    specific_location: listing.place === 'onCampus' ? (listing.city ?? 'Other') : null,
    interview_location: listing.interview ?? null,
    specific_to: listing.women ? 'women' : 'everyone',
    skills_required: listing.skills,
    job_description: listing.text,
    application_link: `https://careers.${company.toLowerCase().replace(/[^a-z]/g, '')}.example/apply`,
    deadline: until === undefined ? null : collegeDay(moment.ago(-until)),
    file_id: paper?.id ?? null,
    is_pinned: listing.pinned ?? false,
    is_current: !closed && !isPast,
    closed_at: closed ? moment.ago(listing.ago / 3) : null,
    close_reason: closed ?? null,
    likes: likers.length,
    views: viewers.length,
    applications: applicants.length,
    created_at: at,
    // They stood there before anybody kept a search: they are news to nobody.
    is_matched: true,
  };
};

const openingMarkRows = ({ id, viewers, likers, applicants }: Opening): Row[] =>
  Object.entries({ view: viewers, like: likers, application: applicants }).flatMap(
    ([kind, users]) => users.map((user_id) => ({ job_id: id, user_id, kind })),
  );

/** Searches that some students keep. */
const savedSearchRows = (people: Person[], moment: Moment): Row[] =>
  people
    .filter((one) => one.isStudent && isMember(one))
    .slice(0, 12)
    .map((person, place) => ({
      id: demoId('saved search', person.key, moment.ago(1)),
      user_id: person.id,
      job_type: place % 2 === 0 ? 'intern' : null,
      skill: place % 2 === 0 ? null : chance(`skill ${person.key}`).pick(['SQL', 'C++', 'Python']),
      mails: place % 3 === 0 ? 'daily' : 'weekly',
      mailed_at: moment.ago(0),
      created_at: moment.ago(1),
    }));

/** Writes the openings with what people did with them. Their files are there already. */
export async function writeOpenings(
  work: Work,
  openings: Opening[],
  { college, people, moment }: { college: string; people: Person[]; moment: Moment },
): Promise<void> {
  await insertRows(
    work,
    'job_openings',
    openings.map((opening) => openingRow(opening, moment, college)),
  );
  await insertRows(work, 'job_marks', openings.flatMap(openingMarkRows));
  await insertRows(work, 'saved_job_searches', savedSearchRows(people, moment));
}
