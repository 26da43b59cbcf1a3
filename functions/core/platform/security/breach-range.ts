import { env } from '#core/env.ts'
import { log } from '#core/platform/log/log.ts'

const timeoutMs = 1000

/**
 * The endings of leaked passwords’ SHA-1 hashes that start with these five characters (k-anonymity: no one outside
 * learns which one we mean). A service that does not answer must not keep anyone out: then we assume no leak.
 */
export async function breachRange(prefix: string): Promise<string[]> {
  try {
    const response = await fetch(`${env('BREACH_RANGE_URL')}/${prefix}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the service for leaked passwords answered ${response.status}`)
    return suffixes(await response.text())
  } catch (error) {
    log.warn('breaches.unreachable', { error })
    return []
  }
}

/** Lines are like `0018A45C4D1DEF81644B54AB7F969B88D65:21`; padding was seen 0 times. */
const suffixes = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, suffix, count] = /^([0-9A-F]{35}):(\d+)$/i.exec(line.trim()) ?? []
    return suffix && Number(count) > 0 ? [suffix.toUpperCase()] : []
  })
