import { afterAll, beforeAll, expect, it } from 'vitest';
import { importTexts } from '../../../../../schema/rules/imports/imports-texts.ts';
import { anImportingCollege, sendPeople } from '../../../testing/builders/imports.ts';
import type { Json, Person, TestApp } from '../../../testing/index.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterAll(() => app.close());

const columns = [
  { name: 'Student Name', field: 'fullName' },
  { name: 'E-mail', field: 'email' },
  { name: 'Branch', field: 'stream' },
  { name: 'Year', field: 'yearOfGraduation' },
  { name: 'Kind', field: 'role' },
];
const header = 'Roll No,Student Name,E-mail,Branch,Year,Kind';
const send = (rows: string[], mapping: Json[] | null = columns): Promise<Json> =>
  sendPeople(app, owner, [header, ...rows].join('\n'), 'roster', mapping as typeof columns | null);

it('the columns of a file become what the admin says, and errors name them as the file does', async () => {
  const { id, validCount, invalidCount } = await send([
    '1,Asha Rao,asha@own.example,CSE,2027,student',
    '2,Ravi Rao,ravi@own.example,ARTS,2027,student',
    '3,Mira Rao,no address,CSE,2027,student',
  ]);
  expect([validCount, invalidCount]).toEqual([1, 2]);
  const { importRows } = await owner.ask(
    'query ($id: ID!) { importRows(id: $id, state: bad) { nodes { number problems { column } } } }',
    { id },
  );
  expect(importRows.nodes).toEqual([
    { number: 3, problems: [{ column: 'Branch' }] },
    { number: 4, problems: [{ column: 'E-mail' }] },
  ]);
  const stored = await app.app.db.sql<Json>(
    "select full_name, college, mobile_number, year_of_graduation as year from import_rows where email = 'asha@own.example'",
  );
  expect(stored).toEqual([
    {
      full_name: 'Asha Rao',
      college: app.app.config.college.name,
      mobile_number: null,
      year: 2027,
    },
  ]);
});

it('what lacks, is twice or is not in the file is named, and nothing is kept', async () => {
  const row = '1,Asha Rao,asha@own.example,CSE,2027,student';
  const without = columns.filter(({ field }) => field !== 'role');
  expect(await send([row], without)).toEqual({ refused: importTexts.missing('Student or alumni') });
  expect(await send([row], [...columns, { name: 'Roll No', field: 'email' }])).toEqual({
    refused: importTexts.twice('Email'),
  });
  expect(await send([row], [...columns, { name: 'Phone', field: 'mobileNumber' }])).toEqual({
    refused: importTexts.gone('Phone'),
  });
  expect((await send([row], null))['refused']).toBe(
    importTexts.unknown('Roll No, Student Name, E-mail, Branch, Year, Kind'),
  );
  expect(await app.app.db.sql('select id from imports')).toHaveLength(1);
});
