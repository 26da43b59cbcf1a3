import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'

const AdReports = z.object({
  userId: UserId,
  isOn: z.boolean(),
  /** The last day of the week that was mailed last. */
  sentUntil: z.optional(z.iso.date()),
  version: z.int(),
})
type AdReports = z.infer<typeof AdReports>

/** Whether an advertiser wants the weekly mail about their campaigns, and which one went last. */
export const adReports = entity({
  name: 'ad-reports',
  erasure: 'with the member',
  schema: AdReports,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'AD_REPORTS' }),
})

/** Version 0 where nothing was sent and nothing chosen yet: they are on. */
export async function reportsOf(userId: string): Promise<AdReports> {
  const stored = await adReports.get({ userId }, { consistent: true })
  return stored ?? { userId: userId as AdReports['userId'], isOn: true, version: 0 }
}

export const putReports = (before: AdReports, change: Partial<AdReports>) =>
  adReports.put(
    { ...before, ...change, version: before.version + 1 },
    before.version === 0 ? { absent: true } : { version: before.version },
  )
