import { readFileSync } from 'node:fs';
import { connectionLimits } from '../../connection-limits.ts';

/** Descriptors that the system lets this process have; Infinity where it does not say. */
function openFilesLimit(): number {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Infinity);
  } catch {
    // Not on Linux: there the cap of all connections stands alone.
    return Infinity;
  }
}

/**
 * How many connections there may be, in all and of one address.
 * @param descriptors that this process may have
 */
export function connectionCaps(descriptors = openFilesLimit()): {
  all: number;
  perAddress: number;
} {
  const reserved = Math.min(connectionLimits.reservedDescriptors, Math.floor(descriptors / 2));
  const all = Math.min(connectionLimits.all, descriptors - reserved);
  return { all, perAddress: Math.min(connectionLimits.perAddress, Math.floor(all / 2)) };
}
