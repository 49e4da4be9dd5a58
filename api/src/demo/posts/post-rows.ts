import { suggestedQuestions } from '../../../../schema/rules/posts/posts-texts.ts';
import type { Row } from '../rows.ts';
import type { CrispParts, DemoPost, DemoRound, DemoStoryRound, StoryParts } from './index.ts';
import type { Talk } from './talk.ts';

type Drive = Partial<Pick<DemoPost, 'mode' | 'level'>>;

/** A round as its column and the form hold it. */
export const roundOf = (
  { name, minutes, left, asked, why, mode, level, stern, links }: DemoRound,
  drive: Drive,
): Row => ({
  roundName: name,
  questionsAsked: asked,
  intentionOfInterviewer: why ?? null,
  duration: minutes,
  mode: mode ?? drive.mode ?? 'online',
  level: level ?? drive.level ?? 'easy',
  isInterviewerNice: !stern,
  shortlistedCount: left,
  questionLinks: links ?? [],
});

export const storyRoundOf = ({ name, text, links }: DemoStoryRound): Row => ({
  name,
  description: text,
  questionLinks: links ?? [],
});

const assessment = {
  questionsAsked: null,
  description: null,
  duration: null,
  mode: null,
  shortlistedCount: null,
  questionLinks: [],
};

/** What a crisp post tells alone. */
const crispColumns = ({ oa, rounds }: CrispParts, entry: DemoPost): Row => ({
  post_type: 'crisp',
  final_placement_count: entry.placed,
  preparation_tips: null,
  preparation_time: null,
  final_notes: null,
  online_assessment: oa
    ? {
        ...assessment,
        questionsAsked: oa.asked,
        duration: oa.minutes,
        mode: entry.mode ?? 'online',
        shortlistedCount: oa.left,
        questionLinks: oa.links ?? [],
      }
    : null,
  rounds: rounds.map((one) => ({ ...roundOf(one, entry), isKindnessTold: true })),
  story_rounds: [],
  material_links: [],
});

/** What a story tells alone: the form does not ask it how many were placed. */
const storyColumns = ({ oa, story, tips, time, notes, links }: StoryParts): Row => ({
  post_type: 'story',
  final_placement_count: null,
  preparation_tips: tips,
  preparation_time: time,
  final_notes: notes,
  online_assessment: oa
    ? { ...assessment, description: oa.text, questionLinks: oa.links ?? [] }
    : null,
  rounds: [],
  story_rounds: story.map(storyRoundOf),
  material_links: links ?? [],
});

export const postRow = (
  {
    entry,
    parts,
    id,
    author,
    role,
    interviewYear,
    at,
    questions,
    likers,
    viewers,
    shares,
    lastActiveAt,
  }: Talk,
  college: string,
): Row => ({
  id,
  user_id: author.id,
  college,
  company_name: entry.company,
  role,
  experience_type: entry.type,
  interview_year: interviewYear,
  one_liner: entry.line,
  eligible_branches: entry.branches,
  cgpa_required: entry.cgpa,
  campus_type: entry.campus ?? 'onCampus',
  number_of_rounds: entry.rounds,
  offer_status: entry.offer ?? 'accepted',
  package: entry.package ?? null,
  mode: entry.mode ?? 'online',
  level: entry.level,
  location: entry.location,
  at_company: entry.atCompany ?? false,
  hashtags: entry.tags.split(' '),
  ...('story' in parts ? storyColumns(parts) : crispColumns(parts, entry)),
  topics_weightage: parts.weight ?? null,
  additional_questions: (parts.extra ?? []).map((extra) => ({
    question: 'question' in extra ? extra.question : suggestedQuestions[extra.suggested],
    answer: extra.answer,
  })),
  resume_link: parts.resume && parts.resume !== 'file' ? parts.resume : null,
  useful: likers.length,
  views: viewers.length,
  shares: shares.length,
  comments_count: questions.length,
  created_at: at,
  last_active_at: lastActiveAt,
});
