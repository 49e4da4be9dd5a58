/** Whether it is an object, whose fields may be anything: what was parsed, stored or caught. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The fields of an object; of anything else none. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
