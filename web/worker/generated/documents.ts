// Written by npm run codegen: do not edit.
export const PushReceived = { hash: 'Q7wzSWR0', text: "mutation PushReceived($endpoint:String!$auth:String!){pushReceived(endpoint:$endpoint auth:$auth)}" };
export const DeclineCallByToken = { hash: 'i-ONDv8w', text: "mutation DeclineCallByToken($token:String!){declineCallByToken(token:$token)}" };
export const AnswerByPush = { hash: 'F87-t7Ek', text: "mutation AnswerByPush($token:String!$words:String){answerByPush(token:$token words:$words)}" };
export const WaitingMessage = { hash: 'bxmvpqub', text: "mutation WaitingMessage($conversationId:ID!$key:ID!$content:String!$replyToId:ID){sendMessage(conversationId:$conversationId key:$key content:$content replyToId:$replyToId){id __typename}}" };
export const WaitingQuestion = { hash: 'WUBCGtvz', text: "mutation WaitingQuestion($postId:ID!$content:String!$key:ID){askQuestion(postId:$postId content:$content key:$key){id __typename}}" };
export const WaitingAnswer = { hash: 'FF_JEa6f', text: "mutation WaitingAnswer($questionId:ID!$content:String!$key:ID){answerQuestion(questionId:$questionId content:$content key:$key){id __typename}}" };
export const WaitingPost = { hash: '9028yEya', text: "mutation WaitingPost($input:PostInput!$draftId:ID$draftBasedOn:DateTimeISO$key:ID!){publishPost(input:$input draftId:$draftId draftBasedOn:$draftBasedOn key:$key){id __typename}}" };
export const WaitingEdit = { hash: 'wkz19CWY', text: "mutation WaitingEdit($id:ID!$input:PostInput!$basedOn:DateTimeISO!$key:ID!){updatePost(id:$id input:$input basedOn:$basedOn key:$key){id __typename}}" };
export const WaitingBookmark = { hash: 'smqjWM7t', text: "mutation WaitingBookmark($type:BookmarkType!$refId:ID!$folderId:ID){bookmark(type:$type refId:$refId folderId:$folderId){id __typename}}" };
export const WaitingBookmarkRemoval = { hash: 'zaD-FKUA', text: "mutation WaitingBookmarkRemoval($type:BookmarkType!$refId:ID!){removeBookmark(type:$type refId:$refId){id __typename}}" };
export const WaitingPostLiked = { hash: 'ekuSczDx', text: "query WaitingPostLiked($id:ID!){post(id:$id){id viewer{id hasLiked __typename}__typename}}" };
export const WaitingPostLike = { hash: 'KluU54fA', text: "mutation WaitingPostLike($id:ID!){likePost(id:$id){viewer{id hasLiked __typename}__typename}}" };
export const WaitingJobLiked = { hash: 'qXDBWyU0', text: "query WaitingJobLiked($id:ID!){job(id:$id){id viewer{id hasLiked __typename}__typename}}" };
export const WaitingJobLike = { hash: 'A8T0Sn7Q', text: "mutation WaitingJobLike($id:ID!){likeJob(id:$id){id __typename}}" };