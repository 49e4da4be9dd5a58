import type {
  NotificationKind,
  NotificationStatus,
  NotificationSwitch,
  NotificationType,
} from '../../../../schema/rules/notifications-texts.ts';
import { milestones } from '../../../../schema/rules/notifications-texts.ts';
import type { HappeningKind } from './happened.ts';

/** How a happening becomes a notice. */
export interface Telling {
  type: NotificationType;
  /** The switch that silences it; without one it is always told. */
  mutedBy?: NotificationSwitch;
  priority?: 'high';
  status?: NotificationStatus;
  /** Each one is news, also from a person who is named already; without it a person counts once, and rings once. */
  each?: true;
  /** It can be taken back and done again at will: the same person rings, and is mailed of, once a day. */
  calm?: true;
  /** `actor_id, at, user_id, group_key, subject, link` of the happenings `h` that still hold: what was taken back is not told. */
  told: string;
}

/** Who did it, and when. */
const act = 'h.actor_id, h.created_at as at';
const onPost = (said: string): string => `'/post/' || p.id || '#question-' || ${said}`;
const upvoted = (table: string, id: string): string =>
  `join ${table} v on v.${id} = h.subject_id and v.user_id = h.actor_id and v.sign = 1`;

/** Who is told of what. A happening's kind is the notice's. */
export const tellings: Record<HappeningKind, Telling> = {
  questionAsked: {
    type: 'comment',
    mutedBy: 'comments',
    each: true,
    told: `select ${act}, p.user_id, 'questionAsked:' || p.id as group_key, p.company_name as subject, ${onPost('q.id')} as link
             from h join questions q on q.id = h.subject_id join posts p on p.id = q.post_id`,
  },
  questionAnswered: {
    type: 'comment',
    mutedBy: 'comments',
    each: true,
    told: `select ${act}, q.user_id, 'questionAnswered:' || q.id as group_key, p.company_name as subject, ${onPost('q.id')} as link
             from h join answers a on a.id = h.subject_id join questions q on q.id = a.question_id join posts p on p.id = q.post_id`,
  },
  questionVoted: {
    type: 'comment',
    mutedBy: 'comments',
    told: `select ${act}, q.user_id, 'questionVoted:' || q.id as group_key, p.company_name as subject, ${onPost('q.id')} as link
             from h ${upvoted('question_votes', 'question_id')} join questions q on q.id = h.subject_id join posts p on p.id = q.post_id`,
  },
  answerVoted: {
    type: 'comment',
    mutedBy: 'comments',
    told: `select ${act}, a.user_id, 'answerVoted:' || a.id as group_key, p.company_name as subject, ${onPost('q.id')} as link
             from h ${upvoted('answer_votes', 'answer_id')} join answers a on a.id = h.subject_id join questions q on q.id = a.question_id join posts p on p.id = q.post_id`,
  },
  postLiked: {
    type: 'comment',
    mutedBy: 'comments',
    told: `select ${act}, p.user_id, 'postLiked:' || p.id as group_key, p.company_name as subject, '/post/' || p.id as link
             from h join post_likes l on l.post_id = h.subject_id and l.user_id = h.actor_id join posts p on p.id = h.subject_id`,
  },
  gratitudeSent: {
    type: 'gratitude',
    mutedBy: 'gratitudes',
    each: true,
    calm: true,
    told: `select ${act}, g.profile_id as user_id, 'gratitudeSent' as group_key, '' as subject, '/profile/' || g.profile_id || '?tab=gratitudes#gratitude-' || g.id as link
             from h join gratitudes g on g.id = h.subject_id and g.hidden_at is null`,
  },
  gratitudeUpvoted: {
    type: 'gratitude',
    mutedBy: 'gratitudes',
    told: `select ${act}, g.user_id, 'gratitudeUpvoted:' || g.id as group_key, thanked.full_name as subject, '/profile/' || g.profile_id || '?tab=gratitudes#gratitude-' || g.id as link
             from h join gratitude_upvotes v on v.gratitude_id = h.subject_id and v.user_id = h.actor_id
             join gratitudes g on g.id = h.subject_id and g.hidden_at is null join users thanked on thanked.id = g.profile_id`,
  },
  endorsementSent: {
    type: 'gratitude',
    mutedBy: 'gratitudes',
    each: true,
    calm: true,
    told: `select ${act}, e.mentee_id as user_id, 'endorsementSent' as group_key, '' as subject, '/profile/' || e.mentee_id || '?tab=endorsements#endorsement-' || e.id as link
             from h join endorsements e on e.id = h.subject_id and e.accepted_at is null`,
  },
  endorsementAccepted: {
    type: 'gratitude',
    mutedBy: 'gratitudes',
    told: `select ${act}, e.alumni_id as user_id, 'endorsementAccepted:' || e.id as group_key, '' as subject, '/profile/' || e.mentee_id || '?tab=endorsements#endorsement-' || e.id as link
             from h join endorsements e on e.id = h.subject_id and e.accepted_at is not null`,
  },
  // One for each person who asks: asking anew, after it was refused or taken back, is told in the same place.
  connectionAsked: {
    type: 'connection',
    priority: 'high',
    status: 'pending',
    each: true,
    calm: true,
    told: `select ${act}, case when c.asked_by_id = c.low_id then c.high_id else c.low_id end as user_id, 'connectionAsked:' || c.asked_by_id as group_key, c.request_id::text as subject, '/connection-requests' as link
             from h join connections c on c.request_id = h.subject_id and c.status = 'pending' and c.asked_by_id = h.actor_id`,
  },
  connectionAccepted: {
    type: 'connection',
    status: 'accepted',
    each: true,
    told: `select ${act}, case when c.low_id = h.actor_id then c.high_id else c.low_id end as user_id, 'connectionAccepted:' || h.actor_id as group_key, '' as subject, '/profile/' || h.actor_id as link
             from h join connections c on c.request_id = h.subject_id and c.status = 'connected' and h.actor_id in (c.low_id, c.high_id)`,
  },
};

/** Numbers that are told for themselves: the highest that was reached, once ever. */
export interface Milestone {
  kind: NotificationKind;
  told: string;
}

const numbers = `array[${milestones.join(', ')}]`;
const reached = (
  kind: NotificationKind,
  id: string,
  counter: string,
  link: string,
  from: string,
): Milestone => ({
  kind,
  told: `select owner as user_id, '${kind}:' || id || ':' || n as group_key, n || ' ' || company_name as subject, link
           from (select distinct ${id} as id, ${counter} as counter, ${link} as link, p.company_name, ${id.split('.')[0]}.user_id as owner from h ${from} and ${id.split('.')[0]}.user_id <> h.actor_id) of
           cross join lateral (select max(n) as n from unnest(${numbers}) n where n <= of.counter) m where m.n is not null`,
});

export const milestonesOf: Partial<Record<HappeningKind, Milestone>> = {
  postLiked: reached(
    'postMilestone',
    'p.id',
    'p.useful',
    `'/post/' || p.id`,
    'join posts p on p.id = h.subject_id',
  ),
  questionVoted: reached(
    'questionMilestone',
    'q.id',
    'q.upvotes',
    onPost('q.id'),
    'join questions q on q.id = h.subject_id join posts p on p.id = q.post_id',
  ),
  answerVoted: reached(
    'answerMilestone',
    'a.id',
    'a.upvotes',
    onPost('q.id'),
    'join answers a on a.id = h.subject_id join questions q on q.id = a.question_id join posts p on p.id = q.post_id',
  ),
};
