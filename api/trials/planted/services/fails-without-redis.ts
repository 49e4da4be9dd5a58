// While Redis is away, GraphQL answers with 200 and an error that nobody knows.
import { ApolloServer } from '@apollo/server';
import { Redis } from 'ioredis';

const connections = new Set<Redis>();
const { connect } = Redis.prototype;
Redis.prototype.connect = function (callback) {
  connections.add(this);
  return connect.call(this, callback);
};

const { executeHTTPGraphQLRequest } = ApolloServer.prototype;
ApolloServer.prototype.executeHTTPGraphQLRequest = async function (request) {
  const answer = await executeHTTPGraphQLRequest.call(this, request);
  if ([...connections].every(({ status }) => status === 'ready')) return answer;
  const string = '{"data":null,"errors":[{"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}';
  return { ...answer, status: 200, body: { kind: 'complete', string } };
};
