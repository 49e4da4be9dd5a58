import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { sessionDays } from '../../limits.ts';
import { isId } from '../ids.ts';
import { deriveKey } from './secrets.ts';

/** What a token says. */
interface Claims {
  userId: string;
  sessionId: string;
}

export interface Tokens {
  /** Signs a token that names a session row and expires with it, `sessionDays` after `now`. */
  sign(claims: Claims, now: Date): string;
  /**
   * The claims of a genuine, unexpired token; null for anything else. Whether the session still
   * exists, the database says.
   */
  read(token: string, now: Date): Claims | null;
}

const issuer = 'experiencia';

/** Verified tokens that are remembered: about as many as people are active at a time. */
const rememberedTokens = 5000;

/** Session tokens: JWTs signed by HS256 with a key derived from the secret. */
export function createTokens(secret: string): Tokens {
  // As a key object: bytes would be tried as a public key first, at each call.
  const key = createSecretKey(deriveKey(secret, 'session-token'));
  // Verifying is slow, and a right signature stays right; the expiry is compared at every call.
  const verified = new LRUCache<string, Claims & { exp: number }>({ max: rememberedTokens });
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
      const known = verified.get(token);
      if (known)
        return seconds < known.exp ? { userId: known.userId, sessionId: known.sessionId } : null;
      try {
        // The token must not choose its algorithm: `none`, or another kind of key, would verify
        // anything.
        const claims = jwt.verify(token, key, {
          algorithms: ['HS256'],
          issuer,
          clockTimestamp: seconds,
        });
        if (typeof claims === 'string' || !claims.exp || !isId(claims.sub) || !isId(claims['sid']))
          return null;
        const read: Claims = { userId: claims.sub, sessionId: claims['sid'] };
        verified.set(token, { ...read, exp: claims.exp });
        return read;
      } catch {
        return null;
      }
    },
  };
}
