import { createHmac, timingSafeEqual } from 'node:crypto'

/** The claims in a webhook’s header: the signing time, in seconds exactly as signed, and the proofs. */
type Signature = { seconds: string; proofs: Buffer[] }

const Part = /^([a-z]\w*)=([\da-z]+)$/
const Seconds = /^\d{1,12}$/
const Proof = /^[\da-f]{64}$/

/**
 * Exactly one time and at least one proof of the scheme in force; undefined for everything else. Stripe’s SDK takes the
 * last of several times, and measures their age by a clock in milliseconds against a tolerance in seconds.
 */
export function readSignature(header: string): Signature | undefined {
  const parts = header.split(',').map((part) => Part.exec(part))
  const valuesOf = (name: string) => parts.flatMap((part) => (part?.[1] === name && part[2] ? [part[2]] : []))
  const [seconds, ...more] = valuesOf('t')
  const proofs = valuesOf('v1')
  if (parts.includes(null) || !seconds || more.length > 0 || !Seconds.test(seconds)) return undefined
  if (proofs.length === 0 || !proofs.every((proof) => Proof.test(proof))) return undefined
  return { seconds, proofs: proofs.map((proof) => Buffer.from(proof, 'hex')) }
}

const toleranceMs = 300_000

/** Within five minutes of now, before or after. */
export const isTimely = ({ seconds }: Signature, now: string) =>
  Math.abs(Date.parse(now) - Number(seconds) * 1000) <= toleranceMs

/** True if one of the proofs matches these very bytes, at that time, under the secret. */
export function isSignedWith(secret: string, { seconds, proofs }: Signature, bytes: Buffer): boolean {
  const due = createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest()
  return proofs.some((proof) => timingSafeEqual(proof, due))
}
