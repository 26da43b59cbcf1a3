import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { invoiceNumbers } from '#core/billing/invoices/invoice-numbers.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Write } from '#core/platform/db/write.ts'
import { requestCounter, requestNumbersKey } from '#core/support/support-requests/next-number.ts'

/** More than are given between two backups. */
export const numbersAhead = 10_000

/**
 * Numbers that were given after the backup stand on invoices and in mails that have gone out: they are not given again.
 * Receipts, orders, and entries have theirs from ids or within their event.
 */
export async function numbersSetAhead({ instant, now }: { instant: string; now: string }): Promise<Write[]> {
  const [first, last] = [instant, now].map((at) => Number(at.slice(0, 4)))
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => String((first ?? 0) + at))
  return [...(await Promise.all(years.map(invoicesAhead))), await requestsAhead()]
}

async function invoicesAhead(year: string): Promise<Write> {
  const last = await invoiceNumbers.get({ year }, { consistent: true })
  const version = (last?.version ?? 0) + numbersAhead
  return invoiceNumbers.put({ year, version }, last ? { version: last.version } : { absent: true })
}

async function requestsAhead(): Promise<Write> {
  const key = { TableName: env('TABLE_NAME'), Key: requestNumbersKey }
  const { Item } = await documents().send(new GetCommand({ ...key, ConsistentRead: true }))
  return {
    item: {
      Update: {
        ...key,
        UpdateExpression: 'SET #entity = :entity, given = :given',
        ConditionExpression: Item ? 'given = :last' : 'attribute_not_exists(pk)',
        ExpressionAttributeNames: { '#entity': 'entity' },
        ExpressionAttributeValues: {
          ':entity': requestCounter.name,
          ':given': Number(Item?.given ?? 0) + numbersAhead,
          ...(Item && { ':last': Item.given }),
        },
      },
    },
  }
}
