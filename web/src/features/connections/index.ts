/** Bonds between people: the button that stands beside a person, and what is told of one's own. */
export { ConnectionButton } from './components/ConnectionButton';
export { ConnectionToPerson } from './components/ConnectionToPerson';
export { ConnectionsLive } from './components/ConnectionsLive';
export { useBondChange } from './useBondChange';
export { useWaitingRequests } from './useWaitingRequests';
