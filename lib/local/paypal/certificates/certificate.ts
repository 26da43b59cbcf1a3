import { type KeyObject, randomBytes, sign } from 'node:crypto'
import * as der from './der.ts'

type Wanted = {
  subject: string
  issuer: string
  publicKey: KeyObject
  /** The issuer's key; an elliptic one signs with ECDSA, any other with RSA, both over SHA-256. */
  signingKey: KeyObject
  from: Date
  to: Date
  /** True if it may issue others. */
  authority: boolean
  /** The hosts it stands for. */
  hosts?: string[]
}

const commonName = '2.5.4.3'
const basicConstraints = '2.5.29.19'
const keyUsage = '2.5.29.15'
const alternativeName = '2.5.29.17'
const ecdsaWithSha256 = '1.2.840.10045.4.3.2'
const rsaWithSha256 = '1.2.840.113549.1.1.11'

const name = (text: string) =>
  der.sequence(der.setOf(der.sequence(der.objectIdentifier(commonName), der.utf8(text))))

const extension = (id: string, critical: boolean, content: Buffer) =>
  der.sequence(der.objectIdentifier(id), ...(critical ? [der.boolean(true)] : []), der.octets(content))

/** An X.509 certificate of version 3, as PEM. */
export function makeCertificate(wanted: Wanted): string {
  const { subject, issuer, publicKey, signingKey, from, to, authority, hosts = [] } = wanted
  const elliptic = signingKey.asymmetricKeyType === 'ec'
  const algorithm = elliptic
    ? der.sequence(der.objectIdentifier(ecdsaWithSha256))
    : der.sequence(der.objectIdentifier(rsaWithSha256), der.none())
  // keyCertSign and cRLSign are bits 5 and 6, digitalSignature is bit 0.
  const usage = authority ? der.bits(Buffer.from([0b0000_0110]), 1) : der.bits(Buffer.from([0b1000_0000]), 7)
  const extensions = [
    extension(basicConstraints, true, der.sequence(...(authority ? [der.boolean(true)] : []))),
    extension(keyUsage, true, usage),
    ...(hosts.length > 0
      ? [extension(alternativeName, false, der.sequence(...hosts.map((host) => der.taggedText(2, host))))]
      : []),
  ]
  const body = der.sequence(
    der.tagged(0, der.integer(2n)),
    der.integer(BigInt(`0x${randomBytes(16).toString('hex')}`)),
    algorithm,
    name(issuer),
    der.sequence(der.instant(from), der.instant(to)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der.tagged(3, der.sequence(...extensions)),
  )
  const certificate = der.sequence(body, algorithm, der.bits(sign('sha256', body, signingKey)))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
