import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, migrationsFolder } from '../../src/app.ts';
import type { Database } from '../../src/core/database/database.ts';
import { openDatabase } from '../../src/core/database/db.ts';
import { createPglite } from '../../src/core/database/embedded/embedded.ts';
import { definedStatements } from '../../src/core/sql/index.ts';
import { type WordsClaim, wordsOf } from '../../src/core/words.ts';
import { GratitudeEntity } from '../../src/features/gratitudes/gratitude.entity.ts';
import { features } from '../../src/features/index.ts';
import { JobOpeningEntity } from '../../src/features/jobs/opening/job-opening.entity.ts';
import { PostEntity } from '../../src/features/posts/post.entity.ts';
import { AnswerEntity } from '../../src/features/questions/answer.entity.ts';
import { QuestionEntity } from '../../src/features/questions/question.entity.ts';

let db: Database;
let tables: EntityMetadata[];
beforeAll(async () => {
  db = await openDatabase({ entities, migrations: migrationsFolder, pglite: await createPglite() });
  tables = [...db.orm.getMetadata().getAll().values()].filter(({ tableName }) => tableName);
});
afterAll(() => db.close());

const columnType = (property: EntityProperty): string => property.columnTypes?.[0] ?? '';
const hasText = (property: EntityProperty): boolean =>
  /^(text|citext|varchar|char|json)/.test(columnType(property));

/** What the database says itself: it makes the column, or holds it to a list of words. */
const isHeld = (meta: EntityMetadata, { generated, fieldNames: [column] }: EntityProperty) =>
  Boolean(generated) ||
  meta.checks.some(({ expression }) =>
    `${expression}`.split(' and ').some((each) => each.startsWith(`${column} in (`)),
  );

const claimsOf = ({ class: entity }: EntityMetadata): WordsClaim[] =>
  wordsOf(entity as abstract new () => object);

/** Columns with text of which nothing says whose words it is. */
const unclaimed = (meta: EntityMetadata): string[] => {
  const claimed = new Set(claimsOf(meta).map(({ name }) => name));
  return meta.props
    .filter((property) => hasText(property) && !claimed.has(property.name))
    .filter((property) => !isHeld(meta, property))
    .map(({ name }) => `${meta.tableName}.${name}`);
};

/** Columns with words of people, by table. */
const peoplesColumns = (): { table: string; column: string }[] =>
  tables.flatMap((meta) =>
    claimsOf(meta).flatMap(({ name, of }) =>
      of === 'people'
        ? [{ table: meta.tableName, column: meta.properties[name]?.fieldNames[0] ?? '' }]
        : [],
    ),
  );

const statementText = (name: string): string => {
  const found = definedStatements().find((statement) => statement.name === name);
  if (!found) throw new Error(`no statement ${name}`);
  return found.compiled().text;
};

describe('columns with text', () => {
  it('say whose words they hold', () => {
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.flatMap(unclaimed)).toEqual([]);
  });

  it('hold what they say: lists as lists, parts as parts', () => {
    const wrong = tables.flatMap((meta) =>
      claimsOf(meta).flatMap(({ name, as, of }) => {
        const type = columnType(meta.properties[name] as EntityProperty);
        const fits =
          of !== 'people' ||
          ((as === 'list') === type.endsWith('[]') && (as === 'parts') === type.startsWith('json'));
        return fits ? [] : [`${meta.tableName}.${name}: ${as}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('words of people', () => {
  it.each([
    ['post', PostEntity],
    ['question', QuestionEntity],
    ['answer', AnswerEntity],
    ['gratitude', GratitudeEntity],
    ['job', JobOpeningEntity],
  ] as const)('are judged, searched and compared whole in a %s', (type, entity) => {
    const columns = wordsOf<object>(entity).filter(({ of }) => of === 'people');
    expect(columns.length).toBeGreaterThan(0);
    const meta = tables.find((each) => each.class === entity);
    const text = statementText(`moderation.subject(${type})`);
    const missed = columns
      .map(({ name }) => meta?.props.find((property) => property.name === name)?.fieldNames[0])
      .filter((column) => !text.includes(`"${column}"`));
    expect(missed).toEqual([]);
  });

  /** Columns that the copy of one's data leaves out, and why. */
  const leftOut: Record<string, string> = {
    'admin_notes.text': 'of admins between them',
    'import_rows.cells': 'a line as the college sent it, told by what was read of it',
  };

  it('are in the copy of what is kept of a person', () => {
    const parts = features.flatMap(({ ownData = {} }) => Object.values(ownData));
    const texts = parts.map((part) => ('pages' in part ? part.pages : part).compiled().text);
    const forgotten = peoplesColumns()
      .filter(
        ({ table, column }) =>
          !texts.some((text) => text.includes(`"${table}"`) && text.includes(`"${column}"`)),
      )
      .map(({ table, column }) => `${table}.${column}`);
    expect(forgotten.sort()).toEqual(Object.keys(leftOut));
  });
});
