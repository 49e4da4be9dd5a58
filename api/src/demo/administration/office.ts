import { z } from 'zod';
import { roles } from '../../../../schema/rules/college/college.ts';
import { importColumns } from '../../../../schema/rules/imports/imports-texts.ts';
import { sanctionKinds } from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import { readTable } from '../read-table.ts';

/** Days before the seeding. */
const ago = z.number();

/** What the placement office of the demo college did: `college/office.yaml`. */
export const office = readTable(
  'office',
  z.strictObject({
    announcements: z.array(
      z.strictObject({
        key: z.string(),
        ago,
        message: z.string(),
        /** Absent: for everybody. */
        role: z.enum(roles).exactOptional(),
        /** Absent: it still stands. */
        endedAgo: ago.exactOptional(),
      }),
    ),
    freshmen: z.array(z.string()),
    mistyped: z.array(
      z.strictObject({
        name: z.string(),
        email: z.string(),
        reason: z.string(),
        column: z.enum(importColumns),
      }),
    ),
    documents: z.array(
      z.strictObject({
        name: z.string(),
        ago,
        kind: z.enum(['card', 'paper']),
        /** Why, where it was. */
        rejected: z.string().exactOptional(),
      }),
    ),
    sanctions: z.array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(sanctionKinds),
        ago,
        /** Absent: without an end. */
        days: z.int().exactOptional(),
        reason: z.string(),
      }),
    ),
    notes: z.array(z.strictObject({ name: z.string(), ago, text: z.string() })),
  }),
);
