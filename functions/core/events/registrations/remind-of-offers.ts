import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { readEntrant } from './entrant.ts'
import { entriesPath } from './entry-words.ts'
import { registrationReference } from './registration-reference.ts'
import { dueShards, registrations, type StoredRegistration } from './registrations.ts'
import { newsWrites } from './tell-entrant.ts'

const hoursBefore = 2
const mostAtOnce = 200

/** Reminds those who have not taken their offer when it ends in 2 hours, each once. */
export async function remindOfOffers(now: string): Promise<void> {
  const upTo = `${addTime(now, { hours: hoursBefore })}~`
  const pages = await Promise.all(
    dueShards('OFFERDUE').map((pk) => registrations.list({ index: 'gsi3', pk, upTo, limit: mostAtOnce })),
  )
  const due = pages.flatMap(({ items }) => items).filter((offered) => isToRemind(offered, now))
  for (const { eventId, id } of due)
    try {
      await untilUnchanged(() => remind({ eventId, id }, now))
    } catch (error) {
      log.error('registration.reminder_failed', { registrationId: id, error })
    }
}

const isToRemind = ({ status, offerUntil, reminded = [] }: StoredRegistration, now: string): boolean =>
  status === 'offered' && offerUntil !== undefined && now < offerUntil && !reminded.includes('offer')

async function remind(key: Pick<StoredRegistration, 'eventId' | 'id'>, now: string): Promise<void> {
  const entrant = await readEntrant(registrationReference(key))
  if (!entrant || !isToRemind(entrant.registration, now)) return
  const { registration, event, user } = entrant
  const { version, reminded = [], offerUntil = now } = registration
  const news = {
    kind: 'event_reminder',
    type: 'warning',
    title: 'Your offer ends soon',
    message: `We keep a spot at ${event.title} for you until ${zonedTime(offerUntil, event.timeZone)}.`,
    href: entriesPath,
  } as const
  await commit(
    registrations.put(
      { ...registration, reminded: [...reminded, 'offer'], version: version + 1 },
      { version },
    ),
    ...(await newsWrites(user, news, now)),
  )
}
