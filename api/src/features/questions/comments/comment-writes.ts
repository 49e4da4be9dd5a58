/** What the hot statements for asking and answering both take. */
export const commentParameters = {
  id: 'uuid',
  userId: 'uuid',
  content: 'text',
  key: 'text?',
  now: 'timestamptz',
} as const;

/** The columns that they fill, besides what the question or answer belongs to. */
export const commentColumns = ['id', 'user_id', 'content', 'key', 'created_at'] as const;
