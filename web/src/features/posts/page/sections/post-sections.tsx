import { counted } from '@schema/rules/lists/counted';
import type { PostFieldsFragment } from '@/generated/documents';
import { Answers } from '../../content/Answers';
import { Assessment } from '../../content/Assessment';
import { Attachments } from '../../content/attachments/Attachments';
import type { generalFacts } from '../../content/facts';
import { GeneralDetails } from '../../content/GeneralDetails';
import { Hashtags } from '../../content/Hashtags';
import { Part } from '../../content/Part';
import { Rounds } from '../../content/rounds/Rounds';
import { type PostRounds, roundStops } from '../../content/rounds/rounds';
import type { Section } from './PostSection';

/** What a reader sees of a post. One that is not published yet has no author and no counters. */
type PostContent = Omit<
  PostFieldsFragment,
  | 'user'
  | 'counters'
  | 'viewer'
  | 'viewerCanEdit'
  | 'createdAt'
  | 'editedAt'
  | 'mode'
  | 'level'
  | 'isModeTold'
  | 'isLevelTold'
  | 'rounds'
> &
  Parameters<typeof generalFacts>[0] &
  PostRounds;
/** Nothing where the author left it empty. */
type MaybeSection = Section | null | undefined | '' | false | 0;

type CommonId = 'assessment' | 'rounds' | 'hashtags' | 'questions';

/** The sections of both templates. */
function commonSections(post: PostContent): Record<CommonId, MaybeSection> {
  const { onlineAssessment, hashtags, additionalQuestions } = post;
  const stops = roundStops(post);
  return {
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
      // What people come for; the facts strip has said the rest.
      isStart: true,
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
}

const hasMaterials = ({ attachmentsCount, materialLinks, resumeLink }: PostContent): boolean =>
  attachmentsCount > 0 || materialLinks.length > 0 || Boolean(resumeLink);

const preparation = ({ preparationTime, preparationTips, topicsWeightage }: PostContent) => (
  <>
    <Part title="How long it took" text={preparationTime} />
    <Part title="Tips" text={preparationTips} />
    <Part title="Weight of the topics" text={topicsWeightage} />
  </>
);
const hasPreparation = (post: PostContent): boolean =>
  Boolean(post.preparationTime || post.preparationTips || post.topicsWeightage);

/** Crisp Details. What an older post has besides stands together in one section. */
function crispSections(post: PostContent): MaybeSection[] {
  const { assessment, rounds, hashtags, questions } = commonSections(post);
  const hasMore = hasPreparation(post) || Boolean(post.finalNotes) || hasMaterials(post);
  return [
    { id: 'general-details', title: 'General Details', content: <GeneralDetails post={post} /> },
    assessment,
    rounds,
    hasMore && {
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

/** Story Experience. */
function storySections(post: PostContent): MaybeSection[] {
  const { assessment, rounds, hashtags, questions } = commonSections(post);
  return [
    hasPreparation(post) && {
      id: 'preparation',
      title: 'Preparation',
      content: preparation(post),
    },
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

/** The sections of a post, in order; one that its author left empty is not there. */
export const postSections = (post: PostContent): Section[] =>
  (post.postType === 'story' ? storySections(post) : crispSections(post)).filter(
    (section): section is Section => Boolean(section),
  );
