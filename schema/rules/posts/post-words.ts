/** The words of a post's fields, apart from their rules: lists need no more of them. */
export const driveModes = ['online', 'offline', 'hybrid'] as const;
export const levels = ['easy', 'medium', 'hard'] as const;
export const campusTypes = ['onCampus', 'offCampus'] as const;
export const offerStatuses = ['accepted', 'rejected', 'pending'] as const;
export const experienceTypes = ['intern', 'fulltime'] as const;
export const postTypes = ['crisp', 'story'] as const;
export const firstInterviewYear = 2000;
