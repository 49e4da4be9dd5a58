import { generateKeyPairSync, sign } from 'node:crypto';

/** A value as DER writes it, of parts. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  // DER wants the shortest way to say it.
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const octets = (...parts: Buffer[]): Buffer => der(0x04, ...parts);
const number = (n: number): Buffer => der(0x02, Buffer.from([n]));
const named = (oid: string): Buffer => der(0x06, Buffer.from(oid, 'hex'));
const time = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  alternativeNames: '551d11',
  basicConstraints: '551d13',
} as const;
const day = 86_400_000;

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/**
 * A certificate for these hosts that counts for two days and signs itself: whoever trusts it trusts
 * its holder to be them.
 */
export function certificateOf(hosts: readonly string[]): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(named(oids.ecdsaWithSha256));
  const common = sequence(named(oids.commonName), der(0x0c, Buffer.from('push service of tests')));
  const name = sequence(der(0x31, common));
  const alternatives = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const isAuthority = sequence(der(0x01, Buffer.from([0xff])));
  const extensions = sequence(
    sequence(named(oids.alternativeNames), octets(alternatives)),
    sequence(named(oids.basicConstraints), octets(isAuthority)),
  );
  const content = sequence(
    der(0xa0, number(2)),
    number(1),
    algorithm,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    certificate: pem(sequence(content, algorithm, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
