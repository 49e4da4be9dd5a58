import { z } from 'zod';
import type { Paper } from './papers/pdf.ts';
import { readTable } from './read-table.ts';

/**
 * Study materials of the demo college: short papers of their authors' own, by the name that posts
 * call them.
 */
const materials = readTable(
  'materials',
  z.record(
    z.string(),
    z
      .strictObject({ title: z.string(), under: z.string(), text: z.string() })
      .transform((paper): Paper => ({ ...paper, text: `\n${paper.text.trimEnd()}` })),
  ),
);

/** The name of a paper. */
export const materialName = z.string().refine((name) => name in materials, {
  error: 'no paper of that name in materials.yaml',
});

/** @throws where there is none of that name */
export function materialOf(name: string): Paper {
  const paper = materials[name];
  if (!paper) throw new Error(`materials.yaml has no ${name}`);
  return paper;
}
