import type { CampaignStats } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { localHour } from '#shared/platform/time/local-hour.ts'
import { localShortDay } from '#shared/platform/time/local-short-day.ts'

export type ClickSteps = { step: 'Hour' | 'Day'; steps: string[]; clicks: number[] }

const hourMs = 60 * 60 * 1000
const mostHours = 72

/** Clicks hour by hour, also of hours without one; after three days, day by day. */
export function clickSteps(hours: CampaignStats['hours']): ClickSteps | undefined {
  const counted = hours.map(({ hour, clicks }) => ({ at: Date.parse(hour), clicks }))
  const [first, last] = [counted[0], counted.at(-1)]
  if (!first || !last) return undefined
  const isHourly = last.at - first.at < mostHours * hourMs
  const wordsOf = (at: number) => (isHourly ? localHour : localShortDay)(new Date(at).toISOString())
  const byStep = new Map<string, number>()
  for (let at = first.at; at <= last.at; at += hourMs) byStep.set(wordsOf(at), 0)
  for (const { at, clicks } of counted) {
    const step = wordsOf(at)
    byStep.set(step, (byStep.get(step) ?? 0) + clicks)
  }
  return { step: isHourly ? 'Hour' : 'Day', steps: [...byStep.keys()], clicks: [...byStep.values()] }
}
