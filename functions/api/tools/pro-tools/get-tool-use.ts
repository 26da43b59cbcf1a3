import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { driversOfMonth, driverUses, toolUses, usePartition } from '#core/tools/pro-tools/tool-use.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { getToolUse as contract } from '#shared/tools/pro-tools/contract.ts'
import { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

const mostDrivers = 10
const atOnce = 100

async function getToolUse({ query, now }: ApiRequest<typeof contract>) {
  const today = now.slice(0, 10)
  const [{ items }, topDrivers] = await Promise.all([
    toolUses.list({
      pk: usePartition,
      between: [addDays(today, 1 - query.days), `${today}#~`],
      limit: query.days * ProjectKind.options.length,
      newestFirst: true,
    }),
    topDriversOf(now),
  ])
  const days = [...Map.groupBy(items, ({ day }) => day)].map(([day, made]) => ({
    day,
    made: made.map(({ kind, count }) => ({ kind, count })),
  }))
  return { days, topDrivers }
}

/** The drivers that most projects of this month and the one before name, as long as they are in the base. */
async function topDriversOf(now: string) {
  const months = [now, addMonths(now, -1)].map((at) => at.slice(0, 7))
  const counts = new Map<Driver['id'], number>()
  for (const month of months)
    for await (const { driverId, count } of eachItem(driverUses, { pk: driversOfMonth(month) }))
      counts.set(driverId, (counts.get(driverId) ?? 0) + count)
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one)
  const found: { driverId: Driver['id']; name: string; count: number }[] = []
  for (let from = 0; from < ranked.length && found.length < mostDrivers; from += atOnce) {
    const some = ranked.slice(from, from + atOnce)
    const rows = await getMany(some.map(([id]) => drivers.key({ id })))
    const published = rows.map(drivers.read).filter(({ state }) => state === 'published')
    const names = new Map(published.map((driver) => [driver.id as string, driverName(driver)]))
    for (const [driverId, count] of some) {
      const name = names.get(driverId)
      if (name) found.push({ driverId, name, count })
    }
  }
  return found.slice(0, mostDrivers)
}

export const handler = endpoint(contract, getToolUse)
