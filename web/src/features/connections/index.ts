/** Connections between people: the button beside a person, and the viewer's own, live. */
export { useAnswerConnection } from './actions/useAnswerConnection';
export { BondMenu } from './button/BondMenu';
export { ConnectionButton } from './button/ConnectionButton';
export { ConnectionToPerson } from './button/ConnectionToPerson';
export { ConnectionsLive } from './state/ConnectionsLive';
export { useConnectionChange } from './state/useConnectionChange';
export { useReceivedRequestCount } from './state/useReceivedRequestCount';
