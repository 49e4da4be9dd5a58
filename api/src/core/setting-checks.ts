import { isIP } from 'node:net';
import { z } from 'zod';

export const domain = (example: string) =>
  z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, `must be a domain such as ${example}`);

/** The address of a proxy, a network of them, or the name of one. */
export const isProxy = (text: string): boolean => {
  const [ip = '', bits, more] = text.trim().split('/');
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(text.trim()) ||
    (isIP(ip) !== 0 && more === undefined && (bits === undefined || /^\d{1,3}$/.test(bits)))
  );
};
