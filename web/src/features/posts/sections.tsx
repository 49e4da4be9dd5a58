import type { PostFieldsFragment } from '@/generated/documents';
import { Answers } from './components/Answers';
import { Assessment } from './components/Assessment';
import { Attachments } from './components/Attachments';
import { GeneralDetails } from './components/GeneralDetails';
import { Hashtags } from './components/Hashtags';
import { Part } from './components/Part';
import type { Section } from './components/PostSections';
import { Rounds } from './components/Rounds';
import { roundStops } from './rounds';

/** What is read of a post: one that is not published yet has no author and no counters. */
export type ToldPost = Omit<
  PostFieldsFragment,
  'user' | 'counters' | 'viewer' | 'viewerCanEdit' | 'createdAt' | 'editedAt'
>;
type Told = Section | null | undefined | '' | false | 0;

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

function shared(post: ToldPost) {
  const { onlineAssessment, hashtags, additionalQuestions } = post;
  const stops = roundStops(post);
  const told: Record<'assessment' | 'rounds' | 'hashtags' | 'questions', Told> = {
    assessment: onlineAssessment && {
      id: 'online-assessment',
      title: 'Online Assessment',
      content: <Assessment assessment={onlineAssessment} />,
    },
    rounds: stops.length > 0 && {
      id: 'rounds',
      title: 'Rounds',
      hint: counted(stops.length, 'round'),
      anchors: stops.map(({ anchor }) => anchor),
      content: <Rounds stops={stops} />,
    },
    hashtags: hashtags.length > 0 && {
      id: 'hashtags',
      title: 'Hashtags',
      content: <Hashtags tags={hashtags} />,
    },
    questions: additionalQuestions.length > 0 && {
      id: 'additional-questions',
      title: 'Additional Questions',
      hint: counted(additionalQuestions.length, 'answer'),
      content: <Answers questions={additionalQuestions} />,
    },
  };
  return told;
}

const hasMaterials = ({ attachmentsCount, materialLinks, resumeLink }: ToldPost): boolean =>
  attachmentsCount > 0 || materialLinks.length > 0 || Boolean(resumeLink);

const preparation = ({ preparationTime, preparationTips, topicsWeightage }: ToldPost) => (
  <>
    <Part title="How long it took" text={preparationTime} />
    <Part title="Tips" text={preparationTips} />
    <Part title="Weight of the topics" text={topicsWeightage} />
  </>
);
const isPrepared = (post: ToldPost): boolean =>
  Boolean(post.preparationTime || post.preparationTips || post.topicsWeightage);

/** Crisp Details in the documented order (part 2, Add experience). */
function crisp(post: ToldPost): Told[] {
  const { assessment, rounds, hashtags, questions } = shared(post);
  const isMore = isPrepared(post) || Boolean(post.finalNotes) || hasMaterials(post);
  return [
    { id: 'general-details', title: 'General Details', content: <GeneralDetails post={post} /> },
    assessment,
    rounds,
    isMore && {
      id: 'additional-details',
      title: 'Additional Details',
      content: (
        <>
          {preparation(post)}
          <Part title="Final notes" text={post.finalNotes} />
          <Attachments post={post} titled />
        </>
      ),
    },
    hashtags,
    questions,
  ];
}

/** Story Experience in the documented order. */
function story(post: ToldPost): Told[] {
  const { assessment, rounds, hashtags, questions } = shared(post);
  return [
    isPrepared(post) && { id: 'preparation', title: 'Preparation', content: preparation(post) },
    assessment,
    rounds,
    post.finalNotes && {
      id: 'final-notes',
      title: 'Final Notes',
      content: <Part text={post.finalNotes} />,
    },
    hasMaterials(post) && {
      id: 'study-materials',
      title: 'Study Materials',
      content: <Attachments post={post} />,
    },
    hashtags,
    questions,
  ];
}

/** The sections of a post; one that its author left empty is not there. */
export const postSections = (post: ToldPost): Section[] =>
  (post.postType === 'story' ? story(post) : crisp(post)).filter((told): told is Section =>
    Boolean(told),
  );
