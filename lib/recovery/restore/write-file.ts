import { isDeepStrictEqual } from 'node:util'
import { type AttributeMap, type ExportFile, linesOf } from '#core/operations/backups/export-files.ts'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { asExported, batchSize, readItems, writeItems } from './batches.ts'
import { isOfRestore, noteFile } from './restore-progress.ts'

const batchesAtOnce = 8
/** A restore that broke off may go on after so many days, when more has expired. */
const mostDaysBrokenOff = 30
/** Of each file. */
const mostCompared = 100

const hasExpired = ({ ttl }: AttributeMap, atSeconds: number) =>
  ttl?.N !== undefined && Number(ttl.N) < atSeconds

/** Whether an item that is written now may be missing when all are counted. */
export const mayBeGone = (item: AttributeMap, nowSeconds: number): boolean =>
  hasExpired(item, nowSeconds + mostDaysBrokenOff * 86_400)

/** Writes all items of a file, compares some of them, and notes that this file is done. Repeating it changes nothing. */
export async function writeFile(table: string, file: ExportFile, now: string): Promise<void> {
  const nowSeconds = Date.parse(now) / 1000
  const running = new Set<Promise<void>>()
  const sample = sampleOf(mostCompared)
  let batch: AttributeMap[] = []
  let [items, expired] = [0, 0]
  const failures: unknown[] = []
  const flush = async () => {
    const writing: Promise<void> = writeItems(table, batch)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(writing))
    running.add(writing)
    batch = []
    if (running.size >= batchesAtOnce) await Promise.race(running)
    if (failures.length > 0) throw failures[0]
  }
  for await (const { Item } of linesOf(file)) {
    if (isOfRestore({ pk: Item.pk?.S, sk: Item.sk?.S })) continue
    items += 1
    // The database may take one away at any time; of this file, it is known right after it was written.
    if (mayBeGone(Item, nowSeconds)) expired += 1
    if (!hasExpired(Item, nowSeconds)) sample.add(Item)
    batch.push(Item)
    if (batch.length === batchSize) await flush()
  }
  if (batch.length > 0) await flush()
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
  await compare(table, sample.items)
  await noteFile({ file: file.key, items, expired })
}

/** As many of a stream as are wanted, each as likely as any other. */
function sampleOf(most: number) {
  const items: AttributeMap[] = []
  let seen = 0
  return {
    items,
    add(item: AttributeMap) {
      seen += 1
      if (items.length < most) items.push(item)
      else {
        const at = Math.floor(Math.random() * seen)
        if (at < most) items[at] = item
      }
    },
  }
}

const keyOf = ({ pk, sk }: AttributeMap) => JSON.stringify([pk?.S, sk?.S])

async function compare(table: string, written: readonly AttributeMap[]): Promise<void> {
  if (written.length === 0) return
  const keys = written.map(({ pk, sk }) => ({ pk, sk }) as AttributeMap)
  const found = new Map((await readItems(table, keys)).map((item) => [keyOf(item), item]))
  for (const item of written) {
    const there = found.get(keyOf(item))
    if (!there || !isDeepStrictEqual(asExported(there), asExported(item)))
      throw new DeployError(
        `${keyOf(item)} is not in ${table} as it is in the backup. Restore into a new table.`,
      )
  }
}
