import type { App, Viewer } from '../../core/context.ts';
import type { LiveOperation, Variables } from './operation.ts';

/**
 * Viewers of one audience share a group: of a field that is `perViewer` each is alone, else as the
 * field divides them.
 */
export const audienceOf = (
  { field }: LiveOperation,
  args: Variables,
  viewer: Viewer | null,
): string => (field.perViewer ? (viewer?.id ?? '') : (field.audience?.(viewer, args) ?? ''));

/**
 * The access level of somebody who subscribes; empty where the field has no levels.
 * @throws the field's refusal when they may not read the thing
 */
export async function accessLevelOf(
  app: App,
  { field }: LiveOperation,
  args: Variables,
  viewer: Viewer | null,
): Promise<string> {
  if (!field.accessLevels || !viewer) return '';
  const levels = await field.accessLevels(app, [viewer], args, null);
  const level = levels?.get(viewer.id) ?? '';
  if (typeof level !== 'string') throw level;
  return level;
}
