import { isIP } from 'node:net';
import { z } from 'zod';

/** An empty variable counts as unset: `NAME=` is how compose files and shells write that. */
export const unset = (value: unknown): unknown => (value === '' ? undefined : value);
export const optional = <T extends z.ZodType>(type: T) => z.preprocess(unset, type.optional());
export const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name');

/** The address of a proxy, a network of them, or the name of one. */
export const isProxy = (text: string): boolean => {
  const [ip = '', bits, more] = text.trim().split('/');
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(text.trim()) ||
    (isIP(ip) !== 0 && more === undefined && (bits === undefined || /^\d{1,3}$/.test(bits)))
  );
};

export const iceServers = z.array(
  z.object({
    urls: z.union([z.string(), z.array(z.string())]),
    username: z.string().optional(),
    credential: z.string().optional(),
  }),
);

export const domain = (example: string) =>
  z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, `must be a domain such as ${example}`);
