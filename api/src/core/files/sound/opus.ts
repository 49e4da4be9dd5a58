/** Milliseconds of a frame, by the first five bits of a packet (RFC 6716, 3.1). */
function frameMilliseconds(configuration: number): number {
  if (configuration < 12) return [10, 20, 40, 60][configuration % 4] ?? 0;
  if (configuration < 16) return [10, 20][configuration % 2] ?? 0;
  return [2.5, 5, 10, 20][configuration % 4] ?? 0;
}

/** No packet is longer. */
const longestPacket = 120;

/** How long a packet of Opus sounds; null for what is none. */
export function packetMilliseconds(packet: Buffer): number | null {
  const first = packet[0];
  if (first === undefined) return null;
  const code = first & 0x03;
  const frames = code === 3 ? (packet[1] ?? 0) & 0x3f : code === 0 ? 1 : 2;
  const milliseconds = frames * frameMilliseconds(first >> 3);
  return frames === 0 || milliseconds > longestPacket ? null : milliseconds;
}
