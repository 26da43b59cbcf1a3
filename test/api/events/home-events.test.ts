import { expect, test } from 'vitest'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

test('the home page comes with the next public event in its HTML, and with no private one', async () => {
  const { userId } = await anOrganizer(url)
  // Running since a while, so that no event of another test is before them.
  const now = await control.now()
  const since = addTime(now, { days: -13 })
  const until = addTime(now, { hours: 1 })
  const running = { startsAt: since, startsOn: since.slice(0, 10), endsAt: until, entriesCloseAt: since }
  const title = `Home Show ${userId.slice(0, 8)}`
  const shown = await putPublished(userId, { title }, running)
  const hidden = await putPublished(userId, { title: `${title} for friends`, isPublic: false }, running)
  await control.settle()
  const { text } = await visitor.send({ path: `/?at=${shown.id}` })
  expect(text).toContain('Next on the calendar')
  expect(text).toContain(`href="/events/${shown.id}"`)
  expect(text).not.toContain(hidden.id)
  await commit(events.delete(shown), events.delete(hidden))
})
