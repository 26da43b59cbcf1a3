import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { log } from '#core/platform/log/log.ts'
import type { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { monthOf } from './limits.ts'
import { usageCounts, usedMonths } from './used-ai.ts'

type Used = { input: number; output: number }
type Call = { feature: AiFeature; by?: string | undefined; now: string }

/** Counts a call under its day and feature, and under its member and month. */
export async function countUsage(
  { feature, by, now }: Call,
  { input, output }: Used,
  { failed }: { failed: boolean },
): Promise<void> {
  const day = {
    day: siteDay(now),
    feature,
    calls: 1,
    failures: failed ? 1 : 0,
    inputTokens: input,
    outputTokens: output,
    version: 1,
  }
  const counted = [addTo(usageCounts, day, 'calls', 'failures', 'inputTokens', 'outputTokens')]
  if (by) {
    const month = { userId: by, month: monthOf(now), calls: 1, tokens: input + output, version: 1 }
    counted.push(addTo(usedMonths, month, 'calls', 'tokens'))
  }
  const sent = await Promise.allSettled(
    counted.map(({ item: { Update } }) => documents().send(new UpdateCommand(Update))),
  )
  // An answer that was paid for is not lost with its line in the figures.
  for (const one of sent)
    if (one.status === 'rejected') log.warn('ai.not_counted', { feature, error: one.reason })
}
