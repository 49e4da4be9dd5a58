// Written by npm run codegen: do not edit.
/** The fields that are read page by page, by their types. */
export const pagedFields = {
  AdminPerson: ['written'],
  Company: ['asked', 'openings', 'people'],
  Post: ['questions'],
  Profile: ['endorsements', 'gratitudes', 'legacyProjects', 'posts'],
  Query: ['adminUsers', 'allAnnouncements', 'auditLog', 'blockedPeople', 'bookmarks', 'companies', 'companyPairs', 'connectionRequests', 'connections', 'conversations', 'drafts', 'experiences', 'feedPosts', 'feedProfiles', 'feedback', 'importRows', 'imports', 'invitedPeople', 'jobs', 'listedCompanies', 'moderatedContents', 'myPosts', 'notifications', 'ownCases', 'ownReports', 'people', 'questionBank', 'reportCases', 'rosterMatches', 'searchMessages', 'verifications'],
  Question: ['answers'],
} as const;