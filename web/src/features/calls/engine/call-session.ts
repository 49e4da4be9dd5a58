import { type CallOutcome, callLimits } from '@schema/rules/calls/calls-texts';
import { errorCode } from '@/core/errors';
import {
  chosenMicrophone,
  chosenSpeaker,
  closeMicrophone,
  openMicrophone,
} from '@/core/sound/microphone';
import type {
  CallFieldsFragment,
  CallSignalFieldsFragment,
  IceCandidateInput,
} from '@/generated/documents';
import type { CallApi } from './call-api';
import type { LineCounters } from './line-quality';
import { Peer } from './peer';

/** How long a line may be away, or not come about, before the call ends. */
const patienceMs = 25_000;
/** A short loss mends itself. */
const restartAfterMs = 2000;
/** What could not be sent is sent again. */
const resendAfterMs = 3000;

type SessionEvents = {
  onLine: (isUp: boolean) => void;
  onEnded: (outcome: CallOutcome) => void;
  onCall: (call: CallFieldsFragment) => void;
};

/** One call of this page: its microphone, its connection, and what is told the other one. */
export class CallSession {
  isClosed = false;
  /** The server was asked to call by it. */
  isOffered = false;
  /** The two browsers have found each other. */
  isUp = false;
  /** The numbers of the signals that were applied: events may come twice, or late. */
  private readonly applied = new Set<number>();
  private microphone: MediaStream | null = null;
  /** The last change of microphone that was asked for. */
  private switching: Promise<void> = Promise.resolve();
  private peer: Peer | null = null;
  private callId: string | null = null;
  /** Found before the server knew the call: told once it does. */
  private waitingCandidates: IceCandidateInput[] = [];
  private isMuted = false;
  /** The other one answered: before, what they will answer is the first offer. */
  private isAnswered = false;
  private isRestartWanted = false;
  /** How many times the browsers began to look for a route: only the last one counts. */
  private negotiations = 0;
  private readonly soundListeners = new Set<() => void>();
  /** Signals are applied one after the other: the end of the last one. */
  private applying: Promise<void> = Promise.resolve();
  private keepTimer: ReturnType<typeof setInterval> | undefined;
  private patienceTimer: ReturnType<typeof setTimeout> | undefined;
  private restartTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly api: CallApi,
    private readonly about: { conversationId: string; isOwn: boolean },
    private readonly events: SessionEvents,
  ) {}

  /** What the microphone hears, for its meter; null before it is open. */
  get sound(): MediaStream | null {
    return this.microphone;
  }

  /** Calls the listener whenever there is another `sound`. */
  subscribeToSound = (listener: () => void): (() => void) => {
    this.soundListeners.add(listener);
    return () => void this.soundListeners.delete(listener);
  };

  /**
   * Opens the microphone and the connection.
   * @returns what `describe` makes of the connection @throws MicrophoneError
   */
  async begin(describe: (peer: Peer) => Promise<string>): Promise<string> {
    const [servers, microphone] = await Promise.all([this.api.iceServers(), this.openMicrophone()]);
    if (this.isClosed) throw new Error('the call is over');
    this.peer = new Peer(servers, microphone, {
      onCandidate: (candidate) => this.tell(candidate),
      onLine: (line) => this.onLine(line),
    });
    return describe(this.peer);
  }

  /** The server knows the call: what waited is told, and the device says that it is there. */
  open(callId: string): void {
    this.callId = callId;
    const waiting = this.waitingCandidates;
    this.waitingCandidates = [];
    for (const candidate of waiting) this.tell(candidate);
    this.keepTimer = setInterval(() => void this.keep(), callLimits.keepSeconds * 1000);
    void this.keep();
  }

  /** The call was answered: the line has to come about now. */
  expectLine(): void {
    if (this.patienceTimer === undefined && !this.isClosed) this.losePatience();
  }

  /** This signal was applied already. */
  skip(number: number): void {
    this.applied.add(number);
  }

  /** Applies what the other one tells, one after the other, each once. */
  handleSignal(signal: CallSignalFieldsFragment): Promise<void> {
    this.applying = this.applying.then(() => this.apply(signal)).catch(() => undefined);
    return this.applying;
  }

  /**
   * Looks for another route, after a change of network. One side alone does, so that two do not
   * cross; where it still rings, as soon as it was answered.
   */
  restart(): void {
    const { peer, callId } = this;
    if (!this.about.isOwn || !peer || callId === null) return;
    if (!this.isAnswered) {
      this.isRestartWanted = true;
      return;
    }
    this.negotiations += 1;
    const own = this.negotiations;
    const { conversationId } = this.about;
    void peer
      .offer(true)
      .then((sdp) =>
        this.sendUntilTaken(
          () => this.api.offer({ conversationId, callId }, sdp),
          () => own === this.negotiations,
        ),
      )
      // Refused: it may be over, and its end have been missed with the line.
      .catch(() => this.keep());
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    this.microphone?.getAudioTracks().forEach((track) => {
      track.enabled = !isMuted;
    });
  }

  /**
   * Speaks into another microphone from now on. Changes follow one another, so that none is left
   * open in between.
   * @throws MicrophoneError
   */
  switchMicrophone(deviceId: string): Promise<void> {
    const switched = this.switching.then(() => this.openInstead(deviceId));
    this.switching = switched.catch(() => undefined);
    return switched;
  }

  private async openInstead(deviceId: string): Promise<void> {
    if (deviceId) chosenMicrophone.write(deviceId);
    else chosenMicrophone.remove();
    const before = this.microphone;
    const opened = await this.openMicrophone();
    const [track] = opened.getAudioTracks();
    try {
      if (track) await this.peer?.switchMicrophone(track);
    } catch (error) {
      // The other one still hears the one before: it is the one to be muted.
      this.setMicrophone(before);
      this.mute(this.isMuted);
      closeMicrophone(opened);
      throw error;
    }
    closeMicrophone(before);
  }

  /** Is heard on another speaker from now on. @throws where it is not there any more */
  async switchSpeaker(deviceId: string): Promise<void> {
    await this.peer?.switchSpeaker(deviceId);
    if (deviceId) chosenSpeaker.write(deviceId);
    else chosenSpeaker.remove();
  }

  counters(): Promise<LineCounters> | null {
    return this.peer?.counters() ?? null;
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.keepTimer);
    clearTimeout(this.patienceTimer);
    clearTimeout(this.restartTimer);
    this.peer?.close();
    this.peer = null;
    closeMicrophone(this.microphone);
    this.setMicrophone(null);
  }

  private async openMicrophone(): Promise<MediaStream> {
    const stream = await openMicrophone();
    if (this.isClosed) {
      closeMicrophone(stream);
      throw new Error('the call is over');
    }
    this.setMicrophone(stream);
    this.mute(this.isMuted);
    return stream;
  }

  private setMicrophone(stream: MediaStream | null): void {
    this.microphone = stream;
    for (const listener of this.soundListeners) listener();
  }

  private tell(candidate: IceCandidateInput): void {
    const { callId } = this;
    if (callId === null) this.waitingCandidates.push(candidate);
    else
      void this.api
        .candidate({ conversationId: this.about.conversationId, callId }, candidate)
        .catch(() => undefined);
  }

  private async apply({ number, kind, sdp, candidate }: CallSignalFieldsFragment): Promise<void> {
    const { peer, callId } = this;
    if (this.applied.has(number) || !peer) return;
    this.applied.add(number);
    if (candidate) await peer.addCandidate(candidate);
    else if (kind === 'answer' && sdp) await this.accept(peer, sdp);
    else if (kind === 'offer' && sdp && callId !== null) {
      this.negotiations += 1;
      const own = this.negotiations;
      const answer = await peer.answer(sdp);
      // What comes after it is applied meanwhile.
      void this.sendUntilTaken(
        () => this.api.answer({ conversationId: this.about.conversationId, callId }, answer),
        () => own === this.negotiations,
      ).catch(() => undefined);
    }
  }

  private async accept(peer: Peer, sdp: string): Promise<void> {
    await peer.accept(sdp);
    this.isAnswered = true;
    if (!this.isRestartWanted) return;
    this.isRestartWanted = false;
    this.restart();
  }

  /**
   * Sends what the line to the server could not take once more every few seconds, unless it is
   * outdated by then.
   */
  private async sendUntilTaken(
    send: () => Promise<unknown>,
    isCurrent: () => boolean,
  ): Promise<void> {
    for (;;) {
      try {
        await send();
        return;
      } catch (error) {
        if (errorCode(error) !== 'NETWORK') throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, resendAfterMs));
      if (this.isClosed || this.isUp || !isCurrent()) return;
    }
  }

  private async keep(): Promise<void> {
    const { callId } = this;
    if (callId === null) return;
    const { conversationId } = this.about;
    const call = await this.api.keep({ conversationId, callId }).catch(() => null);
    if (call && !this.isClosed) this.events.onCall(call);
  }

  private onLine(line: 'up' | 'lost' | 'failed'): void {
    this.isUp = line === 'up';
    if (this.isUp) {
      clearTimeout(this.patienceTimer);
      clearTimeout(this.restartTimer);
      this.patienceTimer = undefined;
      this.events.onLine(true);
      return;
    }
    this.events.onLine(false);
    this.expectLine();
    clearTimeout(this.restartTimer);
    this.restartTimer = setTimeout(() => this.restart(), line === 'failed' ? 0 : restartAfterMs);
  }

  private losePatience(): void {
    this.patienceTimer = setTimeout(() => this.events.onEnded('failed'), patienceMs);
  }
}
