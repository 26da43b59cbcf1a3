import { sign, verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { SigningChain } from '../certificates/signing-chain.ts'

export type Transmission = { id: string; time: string; webhookId: string; body: string }

const algorithm = 'SHA256withRSA'
const certificateId = 'CERT-laptop'

/** The path where the certificates are served. */
export const certificatePath = `/v1/notifications/certs/${certificateId}`

/** The signed text: the checksum covers the exact bytes of the body. */
const signedText = ({ id, time, webhookId, body }: Transmission) =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)

/** The headers that PayPal sends with an event. */
export function transmissionHeaders(
  { key }: SigningChain,
  url: string,
  transmission: Transmission,
): Record<string, string> {
  return {
    'paypal-auth-algo': algorithm,
    'paypal-auth-version': 'v2',
    'paypal-cert-url': `${url}${certificatePath}`,
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-time': transmission.time,
    'paypal-transmission-sig': sign('sha256', signedText(transmission), key).toString('base64'),
  }
}

type Claim = { algorithm: string; certificateUrl: string; signature: string }

/** True if the emulator has signed this itself. */
export function isOwnTransmission(
  { certificates }: SigningChain,
  url: string,
  transmission: Transmission,
  claim: Claim,
): boolean {
  if (claim.algorithm !== algorithm || claim.certificateUrl !== `${url}${certificatePath}`) return false
  const { publicKey } = new X509Certificate(certificates)
  return verify('sha256', signedText(transmission), publicKey, Buffer.from(claim.signature, 'base64'))
}
