import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { sessionDays } from '../limits.ts';
import { isId } from './ids.ts';
import { LRUCache } from './lru.ts';
import { deriveKey } from './secrets.ts';

export interface Claims {
  userId: string;
  sessionId: string;
}

export interface Tokens {
  /** A signed token that names a session row and expires with it. */
  sign(claims: Claims, now: Date): string;
  /** The claims of a genuine, unexpired token; null for anything else. Says nothing about the session: that stands in the database. */
  read(token: string, now: Date): Claims | null;
}

const issuer = 'experiencia';

/** Genuine tokens that are remembered: those of the people who are here just now. */
const rememberedTokens = 5000;

/** Tokens are signed with a key derived from the secret (HS256); what they say is checked against the session row by who asks. */
export function createTokens(secret: string): Tokens {
  // A key object: the bytes alone would be tried as a public key first, at each call.
  const key = createSecretKey(deriveKey(secret, 'session-token'));
  // A signature that was right stays right; the expiry is compared at every call, and the session is read anew by who asks.
  const genuine = new LRUCache<string, Claims & { exp: number }>(rememberedTokens);
  return {
    sign: ({ userId, sessionId }, now) => {
      const iat = Math.floor(now.getTime() / 1000);
      return jwt.sign({ sub: userId, sid: sessionId, iat, exp: iat + sessionDays * 86_400 }, key, {
        algorithm: 'HS256',
        issuer,
      });
    },
    read(token, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const known = genuine.get(token);
      if (known)
        return seconds < known.exp ? { userId: known.userId, sessionId: known.sessionId } : null;
      try {
        // The algorithm is ours to name, never the token's: `none` and key tricks end here.
        const claims = jwt.verify(token, key, {
          algorithms: ['HS256'],
          issuer,
          clockTimestamp: seconds,
        });
        if (typeof claims === 'string' || !claims.exp || !isId(claims.sub) || !isId(claims['sid']))
          return null;
        const read: Claims = { userId: claims.sub, sessionId: claims['sid'] };
        genuine.set(token, { ...read, exp: claims.exp });
        return read;
      } catch {
        return null;
      }
    },
  };
}
