import { publicAddressOf, publicWeb, type Web } from '#core/platform/http/public-web.ts'
import { log } from '#core/platform/log/log.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'

type Based = { baseUrl: string }

/** Where the requests to an engine go: its address on the web as it was looked at, or none where another takes its place. */
export type Reached = { url: string; address?: string; host: string }

/** The hosts that this deployment allows. */
export const allowedHosts = (): string[] => (process.env.AI_HOSTS ?? '').split(',').filter(Boolean)

/**
 * Looks at where an engine is, and refuses one whose host this deployment does not allow or that is not on the public web.
 * As with the endpoints of AWS, a setting can put another address in the place of all of them.
 */
export async function reachEngine({ baseUrl }: Based, web: Web = publicWeb): Promise<Reached> {
  const host = hostOf({ baseUrl })
  if (!allowedHosts().includes(host)) throw aiRefusal.hostRefused()
  const instead = process.env.AI_ENDPOINT_URL
  if (instead) return { url: instead, host }
  const url = new URL(baseUrl)
  const address = url.protocol === 'https:' ? await addressOf(url, web) : undefined
  if (!address) throw aiRefusal.hostRefused()
  return { url: baseUrl, address, host }
}

/** A name that leads nowhere is no attack, and may lead somewhere a moment later. */
async function addressOf(url: URL, web: Web): Promise<string | undefined> {
  try {
    return await publicAddressOf(url, web)
  } catch {
    log.warn('ai.no_answer', { host: url.hostname, reason: 'unknown host' })
    throw aiRefusal.noAnswer()
  }
}
