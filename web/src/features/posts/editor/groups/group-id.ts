export type GroupId =
  | 'interview'
  | 'eligibility'
  | 'drive'
  | 'outcome'
  | 'preparation'
  | 'assessment'
  | 'rounds'
  | 'additional'
  | 'notes'
  | 'materials'
  | 'hashtags'
  | 'questions';

/** A section of the form: the groups under one title, or a group of its own. */
export type SectionId = 'general' | GroupId;
