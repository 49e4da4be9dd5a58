import { sql } from 'kysely';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { pagePathOf, workLine } from '../../../core/sql/index.ts';
import { allEndorsements } from '../../endorsements/index.ts';
import { allGratitudes, isGratitudeUpvotedBy } from '../../gratitudes/index.ts';
import { people } from '../../identity/index.ts';
import { jobAlerts } from '../../jobs/index.ts';
import { type DomainEventKind, eventColumns } from '../../outbox/index.ts';
import { isPostLiked, publishedPosts } from '../../posts/index.ts';
import {
  answersOnPosts,
  isAnswerUpvotedBy,
  isQuestionUpvotedBy,
  questionsOnPosts,
} from '../../questions/index.ts';
import { acts, candidate, connectionRequests, groupKey } from './candidates.ts';
import { chatRules } from './chat-rules.ts';
import { collegeRules } from './college-rules.ts';
import { companyRules } from './company-rules.ts';
import { moderationRules } from './moderation-rules.ts';
import type { NotificationRule } from './notification-rule.ts';
import { peopleRules } from './people-rules.ts';

const actsOnQuestions = acts.innerJoin(
  questionsOnPosts.as('question'),
  'question.id',
  eventColumns('questionAsked').questionId,
);
const actsOnAnswers = acts.innerJoin(
  answersOnPosts.as('answer'),
  'answer.id',
  eventColumns('questionAnswered').answerId,
);
const actsOnPosts = acts.innerJoin(
  publishedPosts.as('post'),
  'post.id',
  eventColumns('postLiked').postId,
);
const actsOnGratitudes = acts
  .innerJoin(
    allGratitudes.as('gratitude'),
    'gratitude.id',
    eventColumns('gratitudeSent').gratitudeId,
  )
  .where('gratitude.hidden_at', 'is', null);
const actsOnEndorsements = acts.innerJoin(
  allEndorsements.as('endorsement'),
  'endorsement.id',
  eventColumns('endorsementSent').endorsementId,
);
const actsOnConnections = acts.innerJoin(
  connectionRequests.as('connection'),
  'connection.request_id',
  eventColumns('connectionAsked').requestId,
);

/** A person may keep several searches that find one opening. */
const postedJobs = () =>
  acts
    .innerJoin(jobAlerts().as('alert'), 'alert.job_id', eventColumns('jobPosted').jobId)
    .distinct();

const comment = { type: 'comment', switch: 'comments' } as const;
const connection = { type: 'connection', switch: 'connections' } as const;
const gratitude = { type: 'gratitude', switch: 'gratitudes' } as const;

/** Who is notified of what. */
export const notificationRules: Record<DomainEventKind, NotificationRule> = {
  questionAsked: {
    ...comment,
    alertsAgain: 'always',
    candidates: actsOnQuestions.select(({ ref }) =>
      candidate({
        recipient: ref('question.post_author_id'),
        group: groupKey('questionAsked', ref('question.post_id')),
        subject: ref('question.company_name'),
        link: pagePathOf.question(ref('question.post_id'), ref('question.id')),
      }),
    ),
  },
  questionAnswered: {
    ...comment,
    alertsAgain: 'always',
    candidates: actsOnAnswers.select(({ ref }) =>
      candidate({
        recipient: ref('answer.asker_id'),
        group: groupKey('questionAnswered', ref('answer.question_id')),
        subject: ref('answer.company_name'),
        link: pagePathOf.question(ref('answer.post_id'), ref('answer.question_id')),
      }),
    ),
  },
  questionVoted: {
    ...comment,
    alertsAgain: 'never',
    candidates: actsOnQuestions
      .where(({ ref }) =>
        isQuestionUpvotedBy(
          ref(eventColumns('questionVoted').questionId),
          ref(eventColumns('questionVoted').voterId),
        ),
      )
      .select(({ ref }) =>
        candidate({
          recipient: ref('question.user_id'),
          group: groupKey('questionVoted', ref('question.id')),
          subject: ref('question.company_name'),
          link: pagePathOf.question(ref('question.post_id'), ref('question.id')),
        }),
      ),
  },
  answerVoted: {
    ...comment,
    alertsAgain: 'never',
    candidates: actsOnAnswers
      .where(({ ref }) =>
        isAnswerUpvotedBy(
          ref(eventColumns('answerVoted').answerId),
          ref(eventColumns('answerVoted').voterId),
        ),
      )
      .select(({ ref }) =>
        candidate({
          recipient: ref('answer.user_id'),
          group: groupKey('answerVoted', ref('answer.id')),
          subject: ref('answer.company_name'),
          link: pagePathOf.question(ref('answer.post_id'), ref('answer.question_id')),
        }),
      ),
  },
  answerAccepted: {
    ...comment,
    alertsAgain: 'never',
    // Taken back and accepted by the other who may, it is their word alone.
    candidates: actsOnAnswers
      .whereRef('answer.accepted_by_id', '=', eventColumns('answerAccepted').accepterId)
      .select(({ ref }) =>
        candidate({
          recipient: ref('answer.user_id'),
          group: groupKey('answerAccepted', ref('answer.id')),
          subject: ref('answer.company_name'),
          link: pagePathOf.question(ref('answer.post_id'), ref('answer.question_id')),
        }),
      ),
  },
  postLiked: {
    ...comment,
    alertsAgain: 'never',
    candidates: actsOnPosts
      .where(({ ref }) =>
        isPostLiked(ref(eventColumns('postLiked').postId), ref(eventColumns('postLiked').likerId)),
      )
      .select(({ ref }) =>
        candidate({
          recipient: ref('post.user_id'),
          group: groupKey('postLiked', ref('post.id')),
          subject: ref('post.company_name'),
          link: pagePathOf.post(ref('post.id')),
        }),
      ),
  },
  gratitudeSent: {
    ...gratitude,
    alertsAgain: 'daily',
    candidates: actsOnGratitudes.select(({ ref }) =>
      candidate({
        recipient: ref('gratitude.profile_id'),
        group: groupKey('gratitudeSent'),
        link: pagePathOf.gratitude(ref('gratitude.profile_id'), ref('gratitude.id')),
      }),
    ),
  },
  gratitudeUpvoted: {
    ...gratitude,
    alertsAgain: 'never',
    candidates: actsOnGratitudes
      .innerJoin(people.as('thanked'), 'thanked.id', 'gratitude.profile_id')
      .where(({ ref }) =>
        isGratitudeUpvotedBy(
          ref(eventColumns('gratitudeUpvoted').gratitudeId),
          ref(eventColumns('gratitudeUpvoted').voterId),
        ),
      )
      .select(({ ref }) =>
        candidate({
          recipient: ref('gratitude.user_id'),
          group: groupKey('gratitudeUpvoted', ref('gratitude.id')),
          subject: ref('thanked.full_name'),
          link: pagePathOf.gratitude(ref('gratitude.profile_id'), ref('gratitude.id')),
        }),
      ),
  },
  endorsementSent: {
    ...gratitude,
    alertsAgain: 'daily',
    candidates: actsOnEndorsements.where('endorsement.accepted_at', 'is', null).select(({ ref }) =>
      candidate({
        recipient: ref('endorsement.mentee_id'),
        group: groupKey('endorsementSent'),
        link: pagePathOf.endorsement(ref('endorsement.mentee_id'), ref('endorsement.id')),
      }),
    ),
  },
  endorsementAccepted: {
    ...gratitude,
    alertsAgain: 'never',
    candidates: actsOnEndorsements
      .where('endorsement.accepted_at', 'is not', null)
      .select(({ ref }) =>
        candidate({
          recipient: ref('endorsement.alumni_id'),
          group: groupKey('endorsementAccepted', ref('endorsement.id')),
          link: pagePathOf.endorsement(ref('endorsement.mentee_id'), ref('endorsement.id')),
        }),
      ),
  },
  // One group for each person who asks: a request that is sent anew, after it was rejected or taken
  // back, joins it.
  connectionAsked: {
    ...connection,
    priority: 'high',
    status: 'pending',
    alertsAgain: 'daily',
    candidates: actsOnConnections
      .where('connection.status', '=', 'pending')
      .whereRef('connection.asked_by_id', '=', eventColumns('connectionAsked').askerId)
      .select(({ ref, cast }) =>
        candidate({
          recipient: ref('connection.asked_id'),
          group: groupKey('connectionAsked', ref('connection.asked_by_id')),
          subject: cast<string>('connection.request_id', 'text'),
          link: sql.lit(pagePaths.connectionRequests),
        }),
      ),
  },
  connectionAccepted: {
    ...connection,
    status: 'accepted',
    alertsAgain: 'always',
    candidates: actsOnConnections
      .where('connection.status', '=', 'connected')
      .where(({ or, eb, ref }) =>
        or([
          eb('connection.low_id', '=', ref(eventColumns('connectionAccepted').accepterId)),
          eb('connection.high_id', '=', ref(eventColumns('connectionAccepted').accepterId)),
        ]),
      )
      .select(({ ref, case: either }) =>
        candidate({
          recipient: either()
            .when('connection.low_id', '=', ref(eventColumns('connectionAccepted').accepterId))
            .then(ref('connection.high_id'))
            .else(ref('connection.low_id'))
            .end(),
          group: groupKey('connectionAccepted', ref(eventColumns('connectionAccepted').accepterId)),
          link: pagePathOf.profile(ref(eventColumns('connectionAccepted').accepterId)),
        }),
      ),
  },
  jobPosted: {
    type: 'job',
    switch: 'jobs',
    alertsAgain: 'never',
    get candidates() {
      return postedJobs().select(({ ref }) =>
        candidate({
          recipient: ref('alert.user_id'),
          group: groupKey('jobPosted', ref('alert.job_id')),
          subject: workLine(ref('alert.role'), ref('alert.company_name')),
          link: pagePathOf.job(ref('alert.job_id')),
        }),
      );
    },
  },
  ...chatRules,
  ...collegeRules,
  ...companyRules,
  ...moderationRules,
  ...peopleRules,
};
