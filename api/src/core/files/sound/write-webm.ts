import { element, floatElement, textElement, uintElement } from './ebml.ts';
import { webmIds as ids, type SoundPacket, type WebmSound } from './webm.ts';

/** Packets that stand under one time; a player can go to the beginning of each. */
const clusterMilliseconds = 5000;
/** Before a place that a player goes to, so much is decoded and not heard (RFC 7845). */
const preRollNanoseconds = 80_000_000;
const opusSamplesPerSecond = 48_000;

interface Cluster {
  at: number;
  bytes: Buffer;
}

function block({ at, bytes }: SoundPacket, clusterAt: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(Math.round(at) - clusterAt, 1);
  head.writeUInt8(0x80, 3);
  return element(ids.simpleBlock, head, bytes);
}

function clustersOf(packets: readonly SoundPacket[]): Cluster[] {
  const groups: { at: number; blocks: Buffer[] }[] = [];
  for (const packet of packets) {
    const last = groups.at(-1);
    const at = Math.round(packet.at);
    if (last && at - last.at < clusterMilliseconds) last.blocks.push(block(packet, last.at));
    else groups.push({ at, blocks: [block(packet, at)] });
  }
  return groups.map(({ at, blocks }) => ({
    at,
    bytes: element(ids.cluster, uintElement(ids.timestamp, at), ...blocks),
  }));
}

function trackOf(head: Buffer): Buffer {
  const skipped = head.readUInt16LE(10);
  return element(
    ids.tracks,
    element(
      ids.trackEntry,
      uintElement(ids.trackNumber, 1),
      uintElement(ids.trackUid, 1),
      uintElement(ids.trackType, 2),
      textElement(ids.codecId, 'A_OPUS'),
      element(ids.codecPrivate, head),
      uintElement(ids.codecDelay, Math.round((skipped * 1_000_000_000) / opusSamplesPerSecond)),
      uintElement(ids.seekPreRoll, preRollNanoseconds),
      element(
        ids.audio,
        floatElement(ids.samplingFrequency, opusSamplesPerSecond),
        uintElement(ids.channels, head[9] ?? 1),
      ),
    ),
  );
}

/** Where clusters stand, behind the table itself: it is as long whatever the places are. */
function cuesOf(clusters: readonly Cluster[], before: number): Buffer {
  const table = (from: number): Buffer => {
    let position = from;
    const points = clusters.map(({ at, bytes }) => {
      const place = element(
        ids.cueTrackPositions,
        uintElement(ids.cueTrack, 1),
        uintElement(ids.cueClusterPosition, position),
      );
      position += bytes.length;
      return element(ids.cuePoint, uintElement(ids.cueTime, at), place);
    });
    return element(ids.cues, ...points);
  };
  return table(before + table(0).length);
}

/**
 * Writes a recording anew, with its length and a table of places: browsers write neither, and
 * without them a player knows no end and goes nowhere. Nothing else that came along is in it.
 */
export function writeWebm({ head, packets, milliseconds }: WebmSound): Buffer {
  const begin = packets[0]?.at ?? 0;
  const info = element(
    ids.info,
    uintElement(ids.timestampScale, 1_000_000),
    floatElement(ids.duration, milliseconds),
    textElement(ids.muxingApp, 'Experiencia'),
    textElement(ids.writingApp, 'Experiencia'),
  );
  const track = trackOf(head);
  const clusters = clustersOf(packets.map(({ at, bytes }) => ({ at: at - begin, bytes })));
  const cues = cuesOf(clusters, info.length + track.length);
  return Buffer.concat([
    element(
      ids.ebml,
      textElement(ids.docType, 'webm'),
      uintElement(ids.docTypeVersion, 4),
      uintElement(ids.docTypeReadVersion, 2),
    ),
    element(ids.segment, info, track, cues, ...clusters.map(({ bytes }) => bytes)),
  ]);
}
