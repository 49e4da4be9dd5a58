// A token that was signed by a clock ahead of one's own is taken for a forged one.
import jwt from 'jsonwebtoken';

const verify = jwt.verify as (...values: unknown[]) => jwt.JwtPayload;
const verifyByClock = (token: string, key: unknown, options: jwt.VerifyOptions) => {
  const claims = verify(token, key, options);
  if ((claims.iat ?? 0) > (options.clockTimestamp ?? 0)) throw new Error('not yet');
  return claims;
};
Object.assign(jwt, { verify: verifyByClock });
