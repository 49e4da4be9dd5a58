// What GraphQL refuses for a while is answered with 200, as an error that nobody knows.
import { ApolloServer } from '@apollo/server';

const { executeHTTPGraphQLRequest } = ApolloServer.prototype;
ApolloServer.prototype.executeHTTPGraphQLRequest = async function (request) {
  const answer = await executeHTTPGraphQLRequest.call(this, request);
  if (answer.status !== 503) return answer;
  const string = '{"data":null,"errors":[{"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}';
  return { ...answer, status: 200, body: { kind: 'complete', string } };
};
