import { framed } from './page-entry.ts';

const mailed = { who: 'anyone', isMailed: true } as const;

/** Where links in mails lead: a token in the address says who opens them. */
export const mailedPages = framed('data', {
  stopJobAlerts: { path: '/job-alerts/stop', file: 'jobs/StopJobAlertPage', ...mailed },
  stopPeopleAlerts: {
    path: '/people-alerts/stop',
    file: 'directory/StopPeopleAlertPage',
    ...mailed,
  },
  jobStillOpen: { path: '/job-still-open', file: 'jobs/StillOpenPage', ...mailed },
  signInByMail: { path: '/sign-in-link', file: 'identity/SignInByMailPage', ...mailed },
  banAppeal: { path: '/ban-appeal', file: 'moderation/BanAppealPage', ...mailed },
  chatRequest: { path: '/chat-request', file: 'chat/ChatRequestPage', ...mailed },
  answerQuestion: { path: '/answer-question', file: 'questions/AnswerQuestionPage', ...mailed },
  stopMails: { path: '/unsubscribe', file: 'notifications/UnsubscribePage', ...mailed },
});
