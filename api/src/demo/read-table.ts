import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Beside this file, and beside the bundle of the server (api/vite.config.ts). */
const folder = join(import.meta.dirname, 'college');

/**
 * Reads a table of the demo college.
 * @param name of its file in `college/`, without the ending
 * @param rule what stands in it; nothing else may
 * @throws what is wrong and where: these files are edited by hand
 */
export function readTable<Rule extends z.ZodType>(name: string, rule: Rule): z.output<Rule> {
  const file = join(folder, `${name}.yaml`);
  const read = rule.safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** Of tables that are read one after the other into one. */
export const readTables = <Rule extends z.ZodType>(
  names: readonly string[],
  rule: Rule,
): z.output<Rule>[] => names.flatMap((name) => readTable(name, z.array(rule)));
