import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AdFigures, type FilterReason, noFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

const AdFiguresRow = z.object({
  /** A campaign, an ad of the platform, or a zone, for what got no ad of a campaign. */
  subject: z.string(),
  day: z.iso.date(),
  creativeId: z.string(),
  zone: AdZone,
  ...AdFigures.shape,
  version: z.int(),
})
export type AdFiguresRow = z.infer<typeof AdFiguresRow>

export const figuresPartition = (subject: string) => `ADSTATS#${subject}`
export const figuresOfZonePartition = (zone: AdZone) => `AD_STATS_ZONE#${zone}`

/** What each ad did in a zone on a day. It holds nothing about who saw it. `gsi1` lists the days of a zone. */
export const figures = entity({
  name: 'ad-figures',
  erasure: 'by its noun',
  schema: AdFiguresRow,
  key: ({ subject, day, creativeId, zone }: Row) => ({
    pk: figuresPartition(subject),
    sk: `${day}#${creativeId}#${zone}`,
  }),
  gsi1: ({ zone, day }) => ({ pk: figuresOfZonePartition(zone), sk: day }),
})

type Row = { subject: string; day: string; creativeId: string; zone: AdZone }
type Added = Partial<AdFigures>

/** Adds to the figures of an ad on a day. */
export function addFigures(row: Row, added: Added): Write {
  const names = Object.keys(added) as (keyof AdFigures)[]
  return addTo(partial, { ...row, ...added, version: 1 }, ...names)
}

/** A row of which only some figures are written: the others stay as they are. */
const partial = {
  item: (row: Row & Added & { version: number }) => {
    const whole = figures.item({ ...noFigures, ...row })
    const untouched = Object.keys(noFigures).filter((name) => !(name in row))
    return Object.fromEntries(
      Object.entries(whole).filter(([name]) => !untouched.includes(name)),
    ) as ReturnType<typeof figures.item>
  },
}

/** By itself, since transactions of many visitors on one row would refuse each other. */
export async function countFigures(row: Row, added: Added): Promise<void> {
  const { Update } = addFigures(row, added).item as { Update: ConstructorParameters<typeof UpdateCommand>[0] }
  await documents().send(new UpdateCommand(Update))
}

/** What did not count, by its reason, on the day on which it came. */
export const countFiltered = (
  of: { subject: string; creative: string; zone: AdZone },
  reason: FilterReason,
  now: string,
): Promise<void> =>
  countFigures(
    { subject: of.subject, creativeId: of.creative, zone: of.zone, day: siteDay(now) },
    { [reason]: 1 },
  )

/** All that an ad or a campaign did, the oldest day first: what screens, files, and mails show. */
export async function figuresOf(subject: string): Promise<AdFiguresRow[]> {
  const rows: AdFiguresRow[] = []
  for await (const row of eachItem(figures, { pk: figuresPartition(subject), consistent: true }))
    rows.push(row)
  return rows
}

/** What all ads of a zone did from one day to another, both inclusive. */
export async function figuresOfZone(zone: AdZone, from: string, to: string): Promise<AdFiguresRow[]> {
  const rows: AdFiguresRow[] = []
  let cursor: string | undefined
  do {
    const page: Awaited<ReturnType<typeof figures.list>> = await figures.list({
      index: 'gsi1',
      pk: figuresOfZonePartition(zone),
      between: [from, to],
      limit: 500,
      cursor,
    })
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return rows
}
