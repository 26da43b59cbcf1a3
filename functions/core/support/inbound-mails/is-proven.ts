import { getDomain } from 'tldts'
import { headersNamed } from './headers-named.ts'
import type { Envelope, MailHead } from './received-mail.ts'

/**
 * Tells whether a mail comes from the domain that its sender names. Where the domain publishes no policy (DMARC), one of
 * its two proofs must belong to that domain: a passed check of some other domain says nothing about the sender.
 */
export function isProven(
  mail: Pick<MailHead, 'from' | 'hasOneSender' | 'headers'>,
  { envelopeFrom, verdicts }: Pick<Envelope, 'envelopeFrom' | 'verdicts'>,
): boolean {
  if (!mail.from || !mail.hasOneSender || verdicts.dmarc === 'fail') return false
  if (verdicts.dmarc === 'pass') return true
  const domain = ownDomain(mail.from.email)
  const isAligned = (address: string) => domain !== undefined && ownDomain(address) === domain
  if (verdicts.spf === 'pass' && isAligned(envelopeFrom)) return true
  return verdicts.dkim === 'pass' && signersOf(mail).some(isAligned)
}

/** The domain that somebody registered: mails of `news.example.com` may be signed by `example.com` (RFC 7489, 3.1). */
function ownDomain(address: string): string | undefined {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  // Anything else would be read as an address of the web, which may go on after its host.
  if (!/^[a-z\d.-]+$/.test(host)) return undefined
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined
}

/** Who signed a mail, by the results of the receiving service: they stand above all that came with the mail. */
function signersOf(mail: Pick<MailHead, 'headers'>): string[] {
  const [results = ''] = headersNamed(mail, 'authentication-results')
  if (!/^\s*amazonses\.com\s*;/i.test(results)) return []
  return results
    .replace(/\([^()]*\)/g, ' ')
    .split(';')
    .flatMap((result) => (/^\s*dkim\s*=\s*pass\b/i.test(result) ? [result] : []))
    .flatMap((result) => [...result.matchAll(/\bheader\.[id]\s*=\s*"?([^\s;"]+)/gi)])
    .map(([, signer = '']) => signer)
}
