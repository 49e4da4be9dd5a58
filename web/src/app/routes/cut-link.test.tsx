import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import StopPeopleAlertPage from '@/features/directory/pages/StopPeopleAlertPage';
import SignInByMailPage from '@/features/identity/pages/SignInByMailPage';
import StillOpenPage from '@/features/jobs/pages/StillOpenPage';
import StopJobAlertPage from '@/features/jobs/pages/StopJobAlertPage';
import UnsubscribePage from '@/features/notifications/pages/UnsubscribePage';
import { open } from '@/testing/open';

test.each<[string, ComponentType, string]>([
  ['/sign-in-link', SignInByMailPage, '/signin'],
  ['/people-alerts/stop', StopPeopleAlertPage, '/people'],
  ['/job-alerts/stop', StopJobAlertPage, '/job-openings'],
  ['/job-still-open', StillOpenPage, '/job-openings?mine=posted'],
  ['/unsubscribe', UnsubscribePage, '/notifications'],
])('%s without the end of its address says what is missing, and the way on', (path, Page, to) => {
  open(Page, { path, me: null, answers: {} });
  expect(screen.getByRole('alert')).toHaveTextContent('The end of the address is missing');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(to);
});
