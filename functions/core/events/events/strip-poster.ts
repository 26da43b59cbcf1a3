import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { events } from './events.ts'

/** Shows an event without a poster that someone uploaded whose files are deleted. */
export const stripPoster = (eventId: string, userId: string): Promise<void> =>
  untilUnchanged(async () => {
    const event = await events.get({ id: eventId }, { consistent: true })
    if (!event?.poster?.url.startsWith(`/media/event-posters/${userId}/`)) return
    const { version } = event
    await commit(events.put({ ...event, poster: undefined, version: version + 1 }, { version }))
  })
