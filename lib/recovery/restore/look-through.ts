import { type AttributeValue, ScanCommand } from '@aws-sdk/client-dynamodb'
import { subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import type { AttributeMap } from '#core/operations/backups/export-files.ts'
import { logHash } from '#core/platform/recovery/log-hash.ts'
import { isOfRestore } from './restore-progress.ts'
import { database } from './target-table.ts'

const segments = 4

/** The hashes that the logs beside the backups know, of each kind. */
export type Wanted = {
  users: ReadonlySet<string>
  subscribers: ReadonlySet<string>
  addresses: ReadonlySet<string>
}

/** What they are of in this table, by its hash. */
export type Found = {
  items: number
  users: Map<string, string>
  subscribers: Map<string, string>
  addresses: Map<string, string>
}

/** Reads the whole table once: counts its items, and finds whom the logs beside the backups tell of. */
export async function lookThrough(table: string, wanted: Wanted): Promise<Found> {
  const found: Found = { items: 0, users: new Map(), subscribers: new Map(), addresses: new Map() }
  await Promise.all(
    Array.from({ length: segments }, async (_, segment) => {
      let lastOwner = ''
      for await (const item of itemsOf(table, segment)) {
        const [pk, sk] = [item.pk?.S ?? '', item.sk?.S ?? '']
        if (isOfRestore({ pk, sk })) continue
        found.items += 1
        // Everything of a member stands below one key.
        if (pk.startsWith('USER#') && pk !== lastOwner) {
          lastOwner = pk
          note(found.users, wanted.users, pk.slice('USER#'.length))
        }
        if (item.entity?.S === subscribers.name) note(found.subscribers, wanted.subscribers, item.id?.S ?? '')
        if (wanted.addresses.size > 0)
          for (const address of addressesIn(item)) note(found.addresses, wanted.addresses, address)
      }
    }),
  )
  return found
}

async function* itemsOf(table: string, segment: number): AsyncGenerator<AttributeMap> {
  let position: Record<string, AttributeValue> | undefined
  do {
    const page: { Items?: AttributeMap[]; LastEvaluatedKey?: Record<string, AttributeValue> } =
      await database().send(
        new ScanCommand({
          TableName: table,
          Segment: segment,
          TotalSegments: segments,
          ConsistentRead: true,
          ExclusiveStartKey: position,
        }),
      )
    yield* page.Items ?? []
    position = page.LastEvaluatedKey
  } while (position)
}

function note(found: Map<string, string>, wanted: ReadonlySet<string>, one: string): void {
  if (wanted.size === 0) return
  const hash = logHash(one)
  if (wanted.has(hash)) found.set(hash, one)
}

/** Whatever it is that is written to them. */
const addressesIn = (item: AttributeMap): string[] =>
  Object.values(item).flatMap(({ S }) =>
    S && S.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(S) ? [S.toLowerCase()] : [],
  )
