import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Row } from '#core/platform/db/migrations/migration.ts'
import { jobProgress, noteProgress } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'

const job = 'migrate_rows'

const rowsAPage = 1000

/** The parts of an entity with migrations that the job needs. */
export type Migrated = { name: string; shape: number; rewritten: (row: Row) => Row | undefined }

type Position = {
  shapes: string
  after?: Record<string, unknown>
  failed?: number
  /** The day of the first whole pass, until the second one is through. */
  passedOn?: string
  done?: true
}

/**
 * Rewrites the rows whose shape is no longer written, after a deployment that brings a migration, so that the migration
 * can be removed later. Until then every read upgrades them. A run that is cut off continues where it was. A second pass
 * on a later day finds what functions wrote that were not deployed yet during the first one.
 */
export async function migrateRows(
  entities: readonly Migrated[],
  now: string,
): Promise<{ rewritten: number }> {
  const shapes = entities.map(({ name, shape }) => `${name}:${shape}`).join(' ')
  let progress = await jobProgress.get({ job }, { consistent: true })
  let position: Position = progress?.cursor ? JSON.parse(progress.cursor) : { shapes: '' }
  if (position.shapes !== shapes) position = { shapes }
  const today = now.slice(0, 10)
  const waits = () => position.passedOn === today && !position.after
  let rewritten = 0
  while (!position.done && !waits()) {
    const { Items = [], LastEvaluatedKey } = await documents().send(oldRows(entities, position.after))
    let failed = position.failed ?? 0
    for (const row of Items) {
      if (await rewrite(row, entities)) rewritten++
      else failed++
    }
    const { passedOn } = position
    const passed = passedOn ? { passedOn } : {}
    if (LastEvaluatedKey) position = { shapes, after: LastEvaluatedKey, failed, ...passed }
    else if (failed > 0) position = { shapes, ...passed }
    else position = passedOn ? { shapes, done: true } : { shapes, passedOn: today }
    const cursor = JSON.stringify(position)
    progress = await noteProgress(progress, { job, finishedOn: today, cursor })
    if (!LastEvaluatedKey && failed > 0)
      throw new Error(`${failed} rows could not be rewritten; the next run tries them again.`)
  }
  return { rewritten }
}

function oldRows(entities: readonly Migrated[], after: Record<string, unknown> | undefined): ScanCommand {
  const values = entities.flatMap(({ name, shape }, at) => [
    [`:name${at}`, name],
    [`:shape${at}`, shape],
  ])
  const older = entities.map(
    (_, at) => `(#entity = :name${at} AND (attribute_not_exists(#shape) OR #shape < :shape${at}))`,
  )
  return new ScanCommand({
    TableName: env('TABLE_NAME'),
    Limit: rowsAPage,
    ExclusiveStartKey: after,
    ConsistentRead: true,
    FilterExpression: older.join(' OR '),
    ExpressionAttributeNames: { '#entity': 'entity', '#shape': 'shape' },
    ExpressionAttributeValues: Object.fromEntries(values),
  })
}

/** A row that someone else writes meanwhile is read again: a whole new one has the new shape, a counted one has not. */
async function rewrite(row: Row, entities: readonly Migrated[]): Promise<boolean> {
  const entity = entities.find(({ name }) => name === row.entity)
  try {
    let older: Row | undefined = row
    while (older) {
      const item: Row | undefined = entity?.rewritten(older)
      if (!item) return false
      older = (await replaced(item)) ? undefined : await olderRow(row, entity)
    }
    return true
  } catch (error) {
    log.error('job.row_failed', { job, pk: row.pk, sk: row.sk, error })
    return false
  }
}

async function replaced(item: Row): Promise<boolean> {
  try {
    await documents().send(
      new PutCommand({
        TableName: env('TABLE_NAME'),
        Item: item,
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': item.version },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false
    throw error
  }
}

async function olderRow({ pk, sk }: Row, entity: Migrated | undefined): Promise<Row | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env('TABLE_NAME'), Key: { pk, sk }, ConsistentRead: true }),
  )
  const shape = typeof Item?.shape === 'number' ? Item.shape : 1
  return shape < (entity?.shape ?? 0) ? Item : undefined
}
