import { isOpen, protestsOfClass } from '#core/competitions/competitions/protests-of-class.ts'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { log } from '#core/platform/log/log.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { signRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { type CompetitionClass, protestsEndAt } from '#shared/competitions/competitions/competition-class.ts'
import { AppError } from '#shared/errors.ts'
import { type ClassAt, classThere } from './class-at.ts'
import { competitionClasses, protestsDue } from './competition-classes.ts'
import { headJudgesOf } from './head-judges-of.ts'

const mostTold = 5

const pageSize = 100

/** Says to head judges that the time for protests of a class is over, each end once. */
export async function endProtestTimes(now: string): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await competitionClasses.list({
      index: 'gsi1',
      pk: protestsDue,
      upTo: `${now}~`,
      limit: pageSize,
      cursor,
    })
    for (const of of page.items) await alone(of, now)
    cursor = page.nextCursor
  } while (cursor)
}

/** A failure does not hold up the others; the next run tries it again. */
async function alone({ eventId, classKey }: CompetitionClass, now: string): Promise<void> {
  try {
    await endProtestTime({ eventId, classKey }, now)
  } catch (error) {
    // Someone changed the class in the same moment, or another run has told them.
    if (error instanceof AppError && error.code === 'version_conflict') return
    log.error('competition.protest_time_failed', { eventId, classKey, error })
  }
}

async function endProtestTime(named: { eventId: string; classKey: string }, now: string): Promise<void> {
  const of = await competitionClasses.get(named, { consistent: true })
  const until = of && protestsEndAt(of)
  if (!of || !until || of.state !== 'provisional' || of.protestsOver === until || until > now) return
  const at = await classThere(named)
  await commit(isOver(of, until), ...(at ? await news(at, now) : []))
}

/**
 * Takes the class off the list of those that are due, under the version that it has: a head judge who signs it in the
 * same moment saw this version. It counts as recorded, so that a change that was read before it is read again.
 */
const isOver = (of: CompetitionClass, until: string): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: competitionClasses.key(of),
      UpdateExpression: 'SET #over = :until ADD #recorded :one REMOVE gsi1pk, gsi1sk',
      ConditionExpression:
        '#version = :version AND #recorded = :recorded AND (attribute_not_exists(#over) OR #over <> :until)',
      ExpressionAttributeNames: { '#over': 'protestsOver', '#recorded': 'recorded', '#version': 'version' },
      ExpressionAttributeValues: {
        ':until': until,
        ':one': 1,
        ':recorded': of.recorded,
        ':version': of.version,
      },
    },
  },
})

async function news({ event, fields, of }: ClassAt, now: string): Promise<Write[]> {
  const judges = await headJudgesOf(event.id, of.classKey)
  const open = (await protestsOfClass(of.eventId, of.classKey)).filter(isOpen)
  const named = `${fields.name} at ${event.title}`
  const refusal = signRefusal(of, open.length, event.timeZone, now)
  const message =
    judges.length === 0
      ? `${named} has no head judge who can sign its places. Appoint one.`
      : refusal
        ? `${named} cannot be signed yet. ${refusal.message}`
        : `You can sign the places of ${named} now.`
  const told = (judges.length > 0 ? judges : [event.ownerId]).slice(0, mostTold)
  const writes = await Promise.all(
    told.map(async (userId) => {
      if (!(await users.get({ id: userId }))) return []
      return tellIfWanted(
        {
          userId,
          kind: 'protest_time',
          type: refusal || judges.length === 0 ? 'warning' : 'info',
          title: 'The time for protests is over',
          message,
          href: `/events/${event.id}/desk?tab=classes&class=${of.classKey}`,
        },
        now,
      )
    }),
  )
  return writes.flat()
}
