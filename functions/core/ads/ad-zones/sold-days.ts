import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { daysFrom, sellableOf, spreadViews } from '#shared/ads/ad-zones/zone-room.ts'
import { estimateOf, type ZoneSettings } from '#shared/ads/ad-zones/zone-settings.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** Days are kept for their lists so long after they are over. */
const daysKept = 90

/** What is sold of a zone on a day. Bookings add to it and take from it, each on condition that it fits. */
export const soldDays = entity({
  name: 'ad-sold-day',
  erasure: 'impersonal',
  schema: z.object({
    zone: AdZone,
    day: z.iso.date(),
    views: z._default(z.int(), 0),
    sponsors: z._default(z.int(), 0),
    version: z._default(z.int(), 1),
  }),
  key: ({ zone, day }: { zone: string; day: string }) => ({ pk: `AD_ZONE#${zone}`, sk: `SOLD#${day}` }),
  expiresAt: ({ day }) => addTime(`${day}T00:00:00.000Z`, { days: daysKept }),
})

/** What is sold of a zone from one day to another, both inclusive. */
export async function soldBetween(zone: AdZone, from: string, to: string) {
  const { items } = await soldDays.list({
    pk: `AD_ZONE#${zone}`,
    between: [`SOLD#${from}`, `SOLD#${to}`],
    limit: 100,
    consistent: true,
  })
  return new Map(items.map((one) => [one.day as string, one]))
}

type Room = { zone: AdZone; day: string; views: number; sponsors: number }

function change(
  { zone, day, views, sponsors }: Room,
  condition?: { expression: string; values: Record<string, unknown> },
): Write {
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: soldDays.key({ zone, day }),
        UpdateExpression:
          'SET #entity = :entity, #zone = :zone, #day = :day, #version = :one, #ttl = :ttl ADD #views :views, #sponsors :sponsors',
        ...(condition && { ConditionExpression: condition.expression }),
        ExpressionAttributeNames: {
          '#entity': 'entity',
          '#zone': 'zone',
          '#day': 'day',
          '#version': 'version',
          '#ttl': 'ttl',
          '#views': 'views',
          '#sponsors': 'sponsors',
        },
        ExpressionAttributeValues: {
          ':entity': soldDays.name,
          ':zone': zone,
          ':day': day,
          ':one': 1,
          ':ttl': Math.floor(Date.parse(addTime(`${day}T00:00:00.000Z`, { days: daysKept })) / 1000),
          ':views': views,
          ':sponsors': sponsors,
          ...condition?.values,
        },
      },
    },
  }
}

type Booked = {
  zone: AdZone
  model: 'views' | 'sponsor'
  views?: number | undefined
  days: readonly string[]
}

/** Takes room on each day. Where one has too little by now, the commit is refused as one that someone was faster with. */
export function takeRoom({ zone, model, views = 0, days }: Booked, settings: ZoneSettings): Write[] {
  if (model === 'sponsor')
    return days.map((day) =>
      change(
        { zone, day, views: 0, sponsors: 1 },
        {
          expression:
            '(attribute_not_exists(#views) OR #views <= :none) AND (attribute_not_exists(#sponsors) OR #sponsors < :slots)',
          values: { ':none': 0, ':slots': settings.slots },
        },
      ),
    )
  const sellable = sellableOf(estimateOf(settings))
  return [...spreadViews(views, days)].flatMap(([day, share]) =>
    share === 0
      ? []
      : [
          change(
            { zone, day, views: share, sponsors: 0 },
            {
              expression:
                sellable >= share
                  ? '(attribute_not_exists(#views) OR #views <= :most) AND (attribute_not_exists(#sponsors) OR #sponsors = :none)'
                  : 'attribute_exists(pk) AND attribute_not_exists(pk)',
              values: sellable >= share ? { ':most': sellable - share, ':none': 0 } : {},
            },
          ),
        ],
  )
}

type Held = Pick<AdCampaign, 'zone' | 'model' | 'views' | 'startsOn' | 'endsOn' | 'makeGood'>

/** The room that a campaign holds on each day, for its own days and for what is made good. */
export function heldRoom({ zone, model, views = 0, startsOn, endsOn, makeGood }: Held): Room[] {
  if (model === 'featured' || zone === 'featured_listing') return []
  const days = daysFrom(startsOn, endsOn)
  if (model === 'sponsor') return days.map((day) => ({ zone, day, views: 0, sponsors: 1 }))
  const own = spreadViews(views, days)
  const more = makeGood
    ? spreadViews(makeGood.views, daysFrom(endsOn, makeGood.until).slice(1))
    : new Map<string, number>()
  return [...own, ...more].flatMap(([day, share]) =>
    share > 0 ? [{ zone, day, views: share, sponsors: 0 }] : [],
  )
}

/** Gives back what a campaign holds from a day on. */
export const giveBackRoom = (campaign: Held, from: string): Write[] =>
  heldRoom(campaign)
    .filter(({ day }) => day >= from)
    .map((room) => change({ ...room, views: -room.views, sponsors: -room.sponsors }))
