import { Field, ObjectType } from 'type-graphql';
import type { App, Work } from '../../core/context.ts';
import type { Page } from '../../core/lists/paging.ts';
import { exportPageSize, exportPartMilliseconds } from '../../limits.ts';
import { type CsvCell, exportCsv } from './export-csv.ts';

@ObjectType({ description: 'A list as a CSV file, or as much of it as one call has time for.' })
export class ExportPart {
  @Field(() => String, { description: 'Signed address of the CSV file.' })
  address!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the next part begins: asked again with it as `after` until it is null, all of the list comes.',
  })
  endCursor!: string | null;
}

/** What an argument of exports is: `after`. */
export const exportAfter = {
  nullable: true,
  description: 'The `endCursor` of the part before; null for the first one.',
} as const;

/** The columns of an export by their names: what stands in each of a node. */
export type ExportColumns<Node> = Readonly<
  Record<string, (node: Node) => CsvCell | Promise<CsvCell>>
>;

export interface ExportedList<Node> {
  /** To download it under, without its ending. */
  name: string;
  columns: ExportColumns<Node>;
  /** Where the part before ended; null for the first one. */
  after: string | null | undefined;
  /** Reads a page; `atMost` is how large the list may let it be here. */
  readPage: (args: { first: number; after: string | null }, atMost: number) => Promise<Page<Node>>;
}

/**
 * Writes a list as CSV files for spreadsheets: all of it, or as many pages as a call has time for.
 * @param note what else belongs to the same change: the line in the audit log
 * @throws BAD_USER_INPUT as the list does
 */
export async function exportList<Node>(
  app: App,
  ownerId: string,
  list: ExportedList<Node>,
  note: (work: Work) => void,
): Promise<ExportPart> {
  const part: { endCursor: string | null } = { endCursor: null };
  const cells = Object.values(list.columns);
  const lineOf = (node: Node): Promise<CsvCell[]> =>
    Promise.all(cells.map(async (cell) => cell(node)));
  async function* lines(): AsyncGenerator<CsvCell[]> {
    const end = performance.now() + exportPartMilliseconds;
    let after = list.after ?? null;
    do {
      const { nodes, pageInfo } = await list.readPage(
        { first: exportPageSize, after },
        exportPageSize,
      );
      // Together: what columns look up is looked up once for the page.
      yield* await Promise.all(nodes.map(lineOf));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null && performance.now() < end);
    part.endCursor = after;
  }
  const name = list.after ? `${list.name}-continued` : list.name;
  const file = { ownerId, name, header: Object.keys(list.columns), rows: lines() };
  const address = await exportCsv(app, file, note);
  return { address, endCursor: part.endCursor };
}
