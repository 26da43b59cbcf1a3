import { type KeyObject, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'

/** The claims in the headers of a webhook. */
type Transmission = { id: string; time: string; signature: Buffer; certificateUrl: string }

const Time = z.iso.datetime()

/** Undefined where anything is missing, or signed by any other algorithm than the one that PayPal uses. */
export function readTransmission(headers: Record<string, string | undefined>): Transmission | undefined {
  const {
    'paypal-auth-algo': algorithm,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': certificateUrl,
  } = headers
  if (algorithm !== 'SHA256withRSA' || !id || !signature || !certificateUrl) return undefined
  // One instant in UTC: of anything else, such as two of them, parsers make what they like.
  if (!time || !z.safeParse(Time, time).success) return undefined
  return { id, time, signature: Buffer.from(signature, 'base64'), certificateUrl }
}

type Signed = { transmission: Transmission; webhookId: string; bytes: Buffer }

/** The checksum covers the exact bytes; the id is that of our webhook, never one that came with the call. */
export function signedBy(key: KeyObject, { transmission, webhookId, bytes }: Signed): boolean {
  const { id, time, signature } = transmission
  const text = `${id}|${time}|${webhookId}|${crc32(bytes)}`
  return key.asymmetricKeyType === 'rsa' && verify('sha256', Buffer.from(text), key, signature)
}
