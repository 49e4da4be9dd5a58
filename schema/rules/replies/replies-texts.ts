/** How soon somebody usually replies, the soonest first; who does within an hour does in a day. */
export const replyTimes = ['hour', 'day', 'days'] as const;
export type ReplyTime = (typeof replyTimes)[number];

/** What it takes to say so. */
export const replyRule = {
  /** What reached them longer ago is not looked at. */
  days: 90,
  /** Replies that it takes to say anything. */
  leastReplies: 3,
  /** Hours until what waits counts as left without a reply; and the most of a few days. */
  patience: 96,
} as const;

/** How many hours each of them is at most. */
export const replyHours: Readonly<Record<ReplyTime, number>> = {
  hour: 1,
  day: 24,
  days: replyRule.patience,
};

/** What each is called where people are narrowed down. */
export const replyLabels: Readonly<Record<ReplyTime, string>> = {
  hour: 'Within an hour',
  day: 'Within a day',
  days: 'Within a few days',
};

const within = (time: ReplyTime): string => replyLabels[time].toLowerCase();

/** What is said of how soon somebody replies. */
export const replyTexts = {
  /** On their profile. */
  usually: (time: ReplyTime): string => `Usually replies ${within(time)}`,
  /** Where one asks or writes. */
  named: (name: string, time: ReplyTime): string => `${name} usually replies ${within(time)}.`,
} as const;
