import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { buildSchema, schemaText } from './schema.ts';
import { writeSqlFiles } from './sql-files.ts';

/**
 * `node emit.ts SCHEMA_FILE SQL_FOLDER` writes what the code says and others read: the schema,
 * which is the contract that the web and other clients are built against, and the SQL of the typed
 * statements, for reviewers.
 */
const [schemaFile = 'schema/schema.graphql', sqlFolder = 'api/src/generated/sql'] =
  process.argv.slice(2);
writeFileSync(schemaFile, schemaText(buildSchema()));
writeSqlFiles(sqlFolder);
