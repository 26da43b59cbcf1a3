import { type KeyObject, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { log } from '#core/platform/log/log.ts'
import { paypalUrl } from './paypal.ts'

const path = '/v1/notifications/certs/'
const hosts = {
  live: ['https://api.paypal.com', 'https://api-m.paypal.com'],
  test: ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
}
const subjects = ['messageverificationcerts.paypal.com', 'messageverificationcerts.sandbox.paypal.com']

/**
 * The addresses below which PayPal keeps its certificates; a PayPal elsewhere has them at its own address.
 */
export function certificatePrefixes(mode: 'test' | 'live'): string[] {
  const url = paypalUrl(mode)
  const bases = /^https:\/\/api-m(\.sandbox)?\.paypal\.com$/.test(url) ? hosts[mode] : [url]
  return bases.map((base) => `${base}${path}`)
}

type Trust = { prefixes: readonly string[]; now: string }
type Chain = { certificates: X509Certificate[]; until: number }

const kept = new Map<string, Chain>()
const keptMs = 3_600_000
const mostKept = 20

/** The key that signs, by its certificate: fetched from PayPal alone, and trusted by its issuers up to a root. */
export async function signerOf(address: string, { prefixes, now }: Trust): Promise<KeyObject | undefined> {
  const url = URL.parse(address)?.href
  if (!url || !prefixes.some((prefix) => isBelow(url, prefix))) return undefined
  const certificates = await chainAt(url)
  const [signing] = certificates
  if (!signing || !subjects.some((host) => signing.checkHost(host, { wildcards: false }))) return undefined
  return isTrusted(certificates, now) ? signing.publicKey : undefined
}

const isBelow = (url: string, prefix: string) =>
  url.startsWith(prefix) && /^[A-Za-z0-9_-]{1,100}$/.test(url.slice(prefix.length))

async function chainAt(url: string): Promise<X509Certificate[]> {
  const known = kept.get(url)
  if (known && Date.now() < known.until) return known.certificates
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5000) })
    if (!response.ok) return []
    const blocks = (await response.text()).match(
      /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g,
    )
    const certificates = (blocks ?? []).slice(0, 6).map((block) => new X509Certificate(block))
    if (kept.size >= mostKept) kept.clear()
    kept.set(url, { certificates, until: Date.now() + keptMs })
    return certificates
  } catch (error) {
    log.warn('paypal.certificate_unreadable', { error })
    return []
  }
}

let roots: { text: string; certificates: X509Certificate[] } | undefined

/** Returns the certificates this machine trusts, or the root of the laptop’s PayPal. */
function trustedRoots(): X509Certificate[] {
  const own = process.env.PAYPAL_CERT_ROOT
  const text = own ?? ''
  if (roots?.text !== text)
    roots = { text, certificates: (own ? [own] : rootCertificates).map((pem) => new X509Certificate(pem)) }
  return roots.certificates
}

const issued = (issuer: X509Certificate, certificate: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Each is issued by the next, the last by a root, and all of them hold today. */
function isTrusted(certificates: readonly X509Certificate[], now: string): boolean {
  const at = Date.parse(now)
  const holds = ({ validFrom, validTo }: X509Certificate) =>
    Date.parse(validFrom) <= at && at <= Date.parse(validTo)
  let last = certificates[0]
  for (const next of certificates.slice(1)) {
    if (!last || !holds(last)) return false
    // Certificates beyond the root prove nothing more.
    if (!issued(next, last)) break
    last = next
  }
  if (!last || !holds(last)) return false
  const top = last
  return trustedRoots().some(
    (root) => holds(root) && (root.fingerprint256 === top.fingerprint256 || issued(root, top)),
  )
}
