/** Whether two people are connected, for hot statements: `a` and `b` are SQL expressions of their ids. With nobody (null), nobody is. */
export const connectedSql = (a: string, b: string): string =>
  `exists (select from connections k where k.low_id = least(${a}, ${b}) and k.high_id = greatest(${a}, ${b}) and k.status = 'connected')`;
