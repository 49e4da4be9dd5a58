import { seasonChanges } from '@schema/rules/companies/season-changes';
import { expect, test } from 'vitest';

const season = (year: number, over: object = {}) => ({
  year,
  experiences: 2,
  internships: 0,
  lowestPackage: 8,
  highestPackage: 12,
  lowestCgpa: 7,
  online: 0,
  modesTold: 2,
  ...over,
});

test('says what moved, with how much it rests on', () => {
  expect(
    seasonChanges([
      season(2025, { online: 2 }),
      season(2024, { lowestPackage: 5, highestPackage: 7.5, lowestCgpa: 6.5 }),
      season(2022, { online: 2, lowestPackage: 4, highestPackage: 6 }),
    ]),
  ).toEqual([
    '2025 moved online: 2 of 2, after 0 of 2 in 2024',
    '2025 paid more: 8 to 12 LPA, after 5 to 7.5 in 2024',
    '2025 asked for a higher CGPA: from 7 on, after 6.5 in 2024',
    '2024 was in person: 0 of 2 online, after 2 of 2 in 2022',
    '2024 asked for a lower CGPA: from 6.5 on, after 7 in 2022',
  ]);
  expect(
    seasonChanges([season(2025, { lowestPackage: 3, highestPackage: 4 }), season(2024)]),
  ).toEqual(['2025 paid less: 3 to 4 LPA, after 8 to 12 in 2024']);
});

test('says nothing of what is the same, half and half, not told, or told by too few', () => {
  expect(seasonChanges([])).toEqual([]);
  expect(seasonChanges([season(2025)])).toEqual([]);
  expect(seasonChanges([season(2025), season(2024)])).toEqual([]);
  expect(seasonChanges([season(2025, { online: 1 }), season(2024)])).toEqual([]);
  const untold = { lowestPackage: null, highestPackage: null, lowestCgpa: null, modesTold: 0 };
  expect(seasonChanges([season(2025, untold), season(2024, { online: 2 })])).toEqual([]);
  const alone = { experiences: 1, modesTold: 1 };
  expect(
    seasonChanges([
      season(2025, { ...alone, online: 1, lowestPackage: 40, highestPackage: 40 }),
      season(2024, alone),
    ]),
  ).toEqual([]);
  // One of each season was for a job: their packages are two people's.
  const internship = { internships: 1, lowestPackage: 20, highestPackage: 20 };
  expect(seasonChanges([season(2025, internship), season(2024, { internships: 1 })])).toEqual([]);
  // Three are told together, but only two of them say how it took place.
  expect(
    seasonChanges([season(2025, { online: 1, modesTold: 1 }), season(2024, { modesTold: 1 })]),
  ).toEqual([]);
});
