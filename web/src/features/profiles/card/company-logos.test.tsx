import { experienceText } from '@schema/rules/text/display';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompanyLogos } from './CompanyLogos';

const companies = (...names: string[]) =>
  names.map((companyName) => ({
    __typename: 'CompanyLogo' as const,
    companyName,
    companyLogo: null,
  }));

test('a company stands there once, work first, also for who stayed where they interned', () => {
  render(
    <CompanyLogos
      work={companies('PhonePe', 'Google')}
      internships={companies('phonepe', 'Zoho')}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['tip'])).toEqual([
    'PhonePe',
    'Google',
    'Zoho',
  ]);
});

test.each([
  [0, 'No experience yet'],
  [1, '1 month of experience'],
  [11, '11 months of experience'],
  [12, '1+ years of experience'],
  [35, '2+ years of experience'],
])('%i months read %s', (months, text) => expect(experienceText(months)).toBe(text));
