import { env } from '#core/env.ts'

const patienceMs = 10_000

/** A site that tells programs they ask too much, or that people must log in, is there. */
const alive = new Set([401, 403, 429])

/** Tells whether a link works. Some sites refuse HEAD, so a refusal is checked again with GET. */
export async function linkWorks(href: string): Promise<boolean> {
  return (await isAnswered(href, 'HEAD')) || (await isAnswered(href, 'GET'))
}

async function isAnswered(href: string, method: 'HEAD' | 'GET'): Promise<boolean> {
  const through = env('LINK_CHECK_URL')
  try {
    const response = await fetch(through === 'direct' ? href : `${through}?url=${encodeURIComponent(href)}`, {
      method,
      headers: { 'user-agent': 'Boxrise link check' },
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.body?.cancel()
    return response.status < 400 || alive.has(response.status)
  } catch {
    return false
  }
}
