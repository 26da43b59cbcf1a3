import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { mostVendors } from '#shared/directory/event-vendors/event-vendor.ts'
import { vendorRefusal } from '#shared/directory/event-vendors/vendor-refusal.ts'
import { EventId } from '#shared/events/events/event.ts'

/** The number of vendors who wait or are accepted at an event. */
export const vendorCounts = entity({
  name: 'event-vendor-count',
  erasure: 'impersonal',
  schema: z.object({ eventId: EventId, count: z.int(), version: z.int() }),
  key: ({ eventId }: { eventId: string }) => ({ pk: `EVT#${eventId}`, sk: 'VENDORCOUNT' }),
})

type Of = z.infer<typeof EventId>

const counting = (eventId: Of, by: number) => addTo(vendorCounts, { eventId, count: by, version: 1 }, 'count')

/** One more vendor, unless there are as many as an event may have. */
export function oneMoreVendor(eventId: Of): Write {
  const { Update } = counting(eventId, 1).item
  return {
    item: {
      Update: {
        ...Update,
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':most': mostVendors },
      },
    },
    refused: vendorRefusal.full,
  }
}

export const oneVendorLess = (eventId: Of): Write => counting(eventId, -1)
