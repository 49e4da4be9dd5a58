import { chosenSpeaker } from '@/core/sound/microphone';
import type { IceCandidateInput, IceServersQuery } from '@/generated/documents';
import { countersOf, type LineCounters } from './line-quality';

type PeerEvents = {
  onCandidate: (candidate: IceCandidateInput) => void;
  /** `lost` may come back by itself; `failed` does not. */
  onLine: (line: 'up' | 'lost' | 'failed') => void;
};

const lines: Partial<Record<RTCPeerConnectionState, 'up' | 'lost' | 'failed'>> = {
  connected: 'up',
  disconnected: 'lost',
  failed: 'failed',
};

const serversOf = ({ iceServers }: IceServersQuery): RTCIceServer[] =>
  iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username && { username }),
    ...(credential && { credential }),
  }));

/** The connection to the other one's browser, and what is heard of it. */
export class Peer {
  private readonly connection: RTCPeerConnection;
  private readonly speaker = new Audio();
  private readonly sender: RTCRtpSender;
  /** What came before the other side's description. */
  private waiting: RTCIceCandidateInit[] = [];

  constructor(servers: IceServersQuery, microphone: MediaStream, events: PeerEvents) {
    this.connection = new RTCPeerConnection({ iceServers: serversOf(servers) });
    const [track] = microphone.getAudioTracks();
    if (!track) throw new Error('a microphone without sound');
    this.sender = this.connection.addTrack(track, microphone);
    this.connection.onicecandidate = ({ candidate }) => {
      if (!candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      events.onCandidate({
        candidate: candidate.candidate,
        sdpMid,
        sdpMLineIndex,
        usernameFragment,
      });
    };
    this.connection.onconnectionstatechange = () => {
      const line = lines[this.connection.connectionState];
      if (line) events.onLine(line);
    };
    this.connection.ontrack = ({ track: heard }) => {
      this.speaker.srcObject = new MediaStream([heard]);
      void this.speaker.play().catch(() => undefined);
    };
    const chosen = chosenSpeaker.read();
    if (chosen) void this.switchSpeaker(chosen).catch(() => undefined);
  }

  /** What this browser offers. @param restart looks for new ways, after a change of network */
  async offer(restart = false): Promise<string> {
    const offer = await this.connection.createOffer({ iceRestart: restart });
    await this.connection.setLocalDescription(offer);
    return offer.sdp ?? '';
  }

  /** What this browser answers to an offer. */
  async answer(sdp: string): Promise<string> {
    await this.describe('offer', sdp);
    const answer = await this.connection.createAnswer();
    await this.connection.setLocalDescription(answer);
    return answer.sdp ?? '';
  }

  /** Takes the other one's answer; one that nothing waits for changes nothing. */
  async accept(sdp: string): Promise<void> {
    if (this.connection.signalingState === 'have-local-offer') await this.describe('answer', sdp);
  }

  async addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!this.connection.remoteDescription) this.waiting.push(candidate);
    // Of a gathering that is over by now.
    else await this.connection.addIceCandidate(candidate).catch(() => undefined);
  }

  switchMicrophone = (track: MediaStreamTrack): Promise<void> => this.sender.replaceTrack(track);

  /**
   * Lets the call be heard on another speaker.
   * @throws where the browser can't, or it is not there
   */
  async switchSpeaker(deviceId: string): Promise<void> {
    await this.speaker.setSinkId(deviceId);
  }

  async counters(): Promise<LineCounters> {
    const report = await this.connection.getStats();
    return countersOf([...report.values()] as Record<string, unknown>[]);
  }

  close(): void {
    this.connection.onicecandidate = null;
    this.connection.onconnectionstatechange = null;
    this.connection.close();
    this.speaker.srcObject = null;
  }

  private async describe(type: 'offer' | 'answer', sdp: string): Promise<void> {
    await this.connection.setRemoteDescription({ type, sdp });
    const came = this.waiting;
    this.waiting = [];
    for (const candidate of came) await this.addCandidate(candidate);
  }
}
