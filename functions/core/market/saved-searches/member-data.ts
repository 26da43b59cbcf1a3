import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { alertsOf, searchAlerts } from './search-alerts.ts'

const foundFor = (userId: string) => eachItem(searchAlerts, { index: 'gsi3', pk: alertsOf(userId) })

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    const keys = []
    for await (const alert of foundFor(userId)) keys.push(searchAlerts.key(alert))
    await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
  },
}

/** The searches themselves stand with the member. */
export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of foundFor(userId)) yield { kind: searchAlerts.name, item }
  },
}
