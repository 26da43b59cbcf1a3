import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

const days = 30

/** How often each feature is used on a day, and what a call takes. */
const usual: Readonly<Record<AiFeature, { calls: number; input: number; output: number }>> = {
  support_reply: { calls: 14, input: 900, output: 170 },
  listing_text: { calls: 5, input: 320, output: 140 },
  event_text: { calls: 3, input: 360, output: 150 },
  page_description: { calls: 1, input: 700, output: 40 },
  answer_search: { calls: 22, input: 120, output: 0 },
}

/** Who wrote with it, and their share of all texts in hundredths. */
const writers = [
  { email: 'admin@demo.test', share: 46 },
  { email: 'retailer@demo.test', share: 24 },
  { email: 'organizer@demo.test', share: 18 },
  { email: 'member@demo.test', share: 12 },
] as const

/** A month in which AI help was tried out, before it was turned off again. */
export function demoUsage(now: string) {
  const today = siteDay(now)
  const counts = Array.from({ length: days }, (_, age) => addDays(today, -age)).flatMap((day) =>
    Object.entries(usual).flatMap(([feature, { calls: most, input, output }], place) => {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
      const wave = (Number(day.slice(-2)) * 7 + place * 3 + weekday) % 6
      const calls = weekday % 6 === 0 ? Math.floor(most / 3) : Math.max(0, most - wave)
      const failures = calls > 4 && wave === 5 ? 1 : 0
      const row = {
        day,
        feature: feature as AiFeature,
        calls,
        failures,
        inputTokens: calls * input + wave * 17,
        outputTokens: (calls - failures) * output,
        version: 1,
      }
      return calls > 0 ? [row] : []
    }),
  )
  const month = today.slice(0, 7)
  const ofMonth = counts.filter(({ day }) => day.startsWith(month))
  const tokens = ofMonth.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  const calls = ofMonth.reduce((sum, count) => sum + count.calls, 0)
  const members = writers.map(({ email, share }) => ({
    userId: demoUserId(email),
    month,
    calls: Math.ceil((calls * share) / 100),
    tokens: Math.ceil((tokens * share) / 100),
    version: 1,
  }))
  return { counts, members, budget: { month, tokens, version: 1 } }
}
