import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { placesChanged } from '#core/events/event-places/until-places-hold.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'
import { recordsPartition, runsPrefix, sheetsPrefix } from './class-records.ts'
import { judgedClassKey } from './judged-class-key.ts'

type Named = Pick<Entry, 'id' | 'classKey'>
type JudgedClass = { sk: string; state: string; version: number; recorded: number }

export type Scores = {
  /** The first of the entries that has a run or a sheet. Who has a place in a bracket has one, too. */
  scored: Named | undefined
  /** Ties writes of `whileClassesOpen` to nothing more being recorded in the classes of the entries. */
  whileUnscored: (writes: readonly Write[]) => Write[]
}

/** Looks whether entries have been scored, to be decided in the same write as what depends on it. */
export async function scoresOf(eventId: string, entries: readonly Named[]): Promise<Scores> {
  const classKeys = [...new Set(entries.map(({ classKey }) => classKey))]
  // Read first: what is recorded after it raises what is counted.
  const classes = new Map(
    await Promise.all(
      classKeys.map(async (classKey) => [classKey, await judgedClass(eventId, classKey)] as const),
    ),
  )
  const scores = await Promise.all(
    entries.map(async (entry) => ((await isScored(eventId, entry)) ? entry : undefined)),
  )
  const rows = classKeys.map((classKey) => ({
    sk: judgedClassKey({ eventId, classKey }).sk,
    of: classes.get(classKey),
  }))
  return {
    scored: scores.find((entry) => entry !== undefined),
    whileUnscored: (writes) =>
      writes.map((write) => {
        const row = rows.find(({ sk }) => sk === write.item.ConditionCheck?.Key?.sk)
        return row ? unchanged(write, row.of) : write
      }),
  }
}

/** Says that an entry was scored, and what follows: `so it stays yours`. */
export function entryScored({ classes }: Pick<WholeEvent, 'classes'>, entry: Named, so?: string): AppError {
  const name = classes.find(({ classKey }) => classKey === entry.classKey)?.name ?? entry.classKey
  const sentence = `This vehicle has already been scored in ${name}`
  return new AppError('conflict', 'entry_scored', so ? `${sentence}, ${so}. Ask the desk.` : `${sentence}.`)
}

async function judgedClass(eventId: string, classKey: string): Promise<JudgedClass | undefined> {
  const { Item } = await documents().send(
    new GetCommand({
      TableName: env('TABLE_NAME'),
      Key: judgedClassKey({ eventId, classKey }),
      ConsistentRead: true,
    }),
  )
  return Item as JudgedClass | undefined
}

async function isScored(eventId: string, { id, classKey }: Named): Promise<boolean> {
  const found = await Promise.all(
    [runsPrefix(id), sheetsPrefix(id)].map((prefix) =>
      documents().send(
        new QueryCommand({
          TableName: env('TABLE_NAME'),
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': recordsPartition(eventId, classKey), ':prefix': prefix },
          Limit: 1,
          ConsistentRead: true,
        }),
      ),
    ),
  )
  return found.some(({ Items = [] }) => Items.length > 0)
}

/** The class as it was read, beside what the write asks of it. */
function unchanged(write: Write, of: JudgedClass | undefined): Write {
  const { ConditionCheck: check } = write.item
  if (!check) return write
  // A class that is over by now says so itself.
  if (of && of.state !== 'planned' && of.state !== 'running') return write
  const condition = of ? '#version = :version AND #recorded = :recorded' : 'attribute_not_exists(pk)'
  return {
    ...write,
    item: {
      ConditionCheck: {
        ...check,
        ConditionExpression: `(${check.ConditionExpression}) AND ${condition}`,
        ...(of && {
          ExpressionAttributeNames: {
            ...check.ExpressionAttributeNames,
            '#version': 'version',
            '#recorded': 'recorded',
          },
          ExpressionAttributeValues: {
            ...check.ExpressionAttributeValues,
            ':version': of.version,
            ':recorded': of.recorded,
          },
        }),
      },
    },
    refused: placesChanged,
  }
}
