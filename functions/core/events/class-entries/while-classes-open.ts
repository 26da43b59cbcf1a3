import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'
import { countEntryChange } from './entry-changes.ts'
import { judgedClassKey } from './judged-class-key.ts'

type Of = Pick<WholeEvent, 'id' | 'classes'>

/** The states of a class in which people may still join or leave it; an untouched class has no row. */
const openStates = ['planned', 'running']
/** No one gets a place in a void class, so people may leave it. */
const leavingStates = [...openStates, 'void']

type Leaving = {
  /** The changes only take people out of the classes. */
  leaving?: boolean
}

/**
 * Allows the other writes of its transaction only until the places of these classes are published, and counts that
 * their entries change, so that no places are published over an entry that came after they were read.
 */
export const whileClassesOpen = (
  { id: eventId, classes }: Of,
  classKeys: Iterable<string>,
  leaving: Leaving = {},
): Write[] => {
  const changed = new Set(classKeys)
  return classes
    .filter(({ classKey }) => changed.has(classKey))
    .flatMap((fields) => [whileOpen(eventId, fields, leaving), countEntryChange({ eventId, ...fields })])
}

const whileOpen = (
  eventId: string,
  fields: Pick<EventClassFields, 'classKey' | 'name'>,
  { leaving = false }: Leaving,
): Write => ({
  item: {
    ConditionCheck: {
      TableName: env('TABLE_NAME'),
      Key: judgedClassKey({ eventId, ...fields }),
      ConditionExpression: 'attribute_not_exists(pk) OR #state IN (:planned, :running, :last)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':planned': 'planned',
        ':running': 'running',
        ':last': leaving ? 'void' : 'running',
      },
    },
  },
  refused: () => new AppError('conflict', 'class_state', classOver(fields)),
})

export const classOver = ({ name }: Pick<EventClassFields, 'name'>) =>
  `${name} is over, so no one can join or leave it.`

/** The classes among these whose places are published, or, for those who do not only leave, that are void. */
export async function classesOver(
  { id: eventId, classes }: Of,
  classKeys: Iterable<string>,
  { leaving = false }: Leaving = {},
) {
  const open = leaving ? leavingStates : openStates
  const asked = new Set(classKeys)
  const states = await Promise.all(
    classes
      .filter(({ classKey }) => asked.has(classKey))
      .map(async (fields) => ({ fields, state: await stateOf(eventId, fields.classKey) })),
  )
  return states.flatMap(({ fields, state }) => (state === undefined || open.includes(state) ? [] : [fields]))
}

async function stateOf(eventId: string, classKey: string): Promise<string | undefined> {
  const { Item } = await documents().send(
    new GetCommand({
      TableName: env('TABLE_NAME'),
      Key: judgedClassKey({ eventId, classKey }),
      ConsistentRead: true,
    }),
  )
  return Item?.state
}

/** The classes whose entries differ: who is in them, or with which vehicle. */
export function changedClasses(before: readonly Entry[], after: readonly Entry[]): string[] {
  const inClass = (entries: readonly Entry[], of: string) =>
    JSON.stringify(
      entries
        .filter(({ classKey, status }) => status === 'in' && classKey === of)
        .map(({ id, vehicleId, vehicle }) => [
          id,
          vehicleId,
          Object.entries(vehicle)
            .filter(([, value]) => value !== undefined)
            .toSorted(),
        ])
        .toSorted(),
    )
  return [...new Set([...before, ...after].map(({ classKey }) => classKey))].filter(
    (of) => inClass(before, of) !== inClass(after, of),
  )
}
