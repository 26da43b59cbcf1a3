import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/platform/db/client.ts'
import type { Stored } from './items-with.ts'

/** Returns all items of the table, which is small in a cloud of the test's own; a shared one grows with every test. */
export async function wholeTable(): Promise<Stored[]> {
  const found: Stored[] = []
  let position: Record<string, unknown> | undefined
  do {
    const page = await documents().send(
      new ScanCommand({
        TableName: process.env.TABLE_NAME,
        ExclusiveStartKey: position,
      }),
    )
    found.push(...((page.Items ?? []) as Stored[]))
    position = page.LastEvaluatedKey
  } while (position)
  return found
}

/** The items that the table holds and that its time to live has not given up. */
export async function currentTable(url: string) {
  const clock = (await (await fetch(`${url}/_local/clock`)).json()) as { now: string }
  const now = Date.parse(clock.now)
  return { now, current: (await wholeTable()).filter(({ ttl }) => ttl === undefined || ttl * 1000 > now) }
}
