// Written by npm run codegen: do not edit.
export const PushReceived = { hash: 'Q7wzSWR0', text: "mutation PushReceived($endpoint:String!$auth:String!){pushReceived(endpoint:$endpoint auth:$auth)}" };
export const DeclineCallByToken = { hash: 'i-ONDv8w', text: "mutation DeclineCallByToken($token:String!){declineCallByToken(token:$token)}" };