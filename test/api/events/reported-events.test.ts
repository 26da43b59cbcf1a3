import { expect, test } from 'vitest'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { getPost } from '#shared/community/feed/contract.ts'
import { search } from '#shared/content/search/contract.ts'
import {
  getEvent,
  getEventCalendar,
  getEventPicture,
  getEventsCalendar,
  listEvents,
} from '#shared/events/events/contract.ts'
import { getEventForEdit } from '#shared/events/events/own-contract.ts'
import { enterEvent, getMyRegistration } from '#shared/events/registrations/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { decideCase, fileReport, getCase } from '#shared/platform/reports/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putEvent, putPublished } from '#test/support/events.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { enter, someEntry } from '#test/support/registrations.ts'
import { reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const newWord = () => `Zap${crypto.randomUUID().slice(0, 8)}`

async function decide(caseId: `cas_${string}`, decision: 'upheld' | 'dismissed', reason: string) {
  const version = (await cases.get({ id: caseId }, { consistent: true }))?.version ?? 0
  expectSuccess(await admin.call(decideCase, { params: { caseId }, body: { decision, reason, version } }))
  await control.settle()
}

/** A published free event, with a report of it. */
async function reported(title = newWord(), waiver = '') {
  const [organizer, reporter] = await Promise.all([anOrganizer(url), feedMember(url)])
  const event = await putPublished(organizer.userId, {
    title,
    description: 'Buy my amplifiers.',
    waiver,
    fees: { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 },
    payment: 'free',
  })
  const subject = { type: 'event', id: event.id } as const
  const caseId = await reportBy(reporter.client, subject)
  return { organizer, reporter, event, subject, caseId, params: { eventId: event.id } }
}

test('no number of reports hides an event, and its texts are in the case', async () => {
  const { event, subject, caseId, params } = await reported(newWord(), 'Nobody sues.')
  for (let count = 0; count < 4; count++) await reportBy((await feedMember(url)).client, subject)
  expect((await cases.get({ id: caseId }, { consistent: true }))?.weight).toBe(5)
  expectSuccess(await visitor.call(getEvent, { params }))
  const { body } = await admin.call(getCase, { params: { caseId } })
  expect(body.subject).toMatchObject({ title: event.title, href: `/events/${event.id}` })
  for (const part of ['Buy my amplifiers.', 'Waiver: Nobody sues.'])
    expect(body.subject?.text).toContain(part)
})

test('its organizer cannot report an event, and a draft cannot be reported at all', async () => {
  const { organizer, reporter, subject } = await reported()
  const report = (client: Client, id: string) =>
    client.call(fileReport, { body: { subject: { ...subject, id }, reason: 'spam', text: '' } })
  expectProblem(await report(organizer.client, subject.id), 403, 'own_subject')
  const draft = await putEvent(organizer.userId)
  expectProblem(await report(reporter.client, draft.id), 404, 'subject_not_found')
})

test('a removed event is nowhere on the site, and comes back when it is kept after all', async () => {
  const word = newWord()
  const { organizer, reporter, event, subject, caseId, params } = await reported(word)
  const post = await putPost(organizer.userId, {
    type: 'event_published',
    title: `Announced ${word}`,
    about: { type: 'event', id: event.id, href: `/events/${event.id}` },
  })
  const shown = async () => {
    await control.settle()
    const listed = await everyItem(visitor, listEvents, { query: { q: word } })
    const found = (await visitor.call(search, { query: { q: word } })).body.items
    const calendar = await visitor.call(getEventsCalendar, { query: { organizer: organizer.userId } })
    const answers = await Promise.all([
      visitor.call(getEvent, { params }),
      visitor.call(getEventCalendar, { params }),
      visitor.call(getEventPicture, { params }),
      visitor.send({ path: `/events/${event.id}` }),
      reporter.client.call(getPost, { params: { postId: post.id } }),
    ])
    return {
      listed: listed.length,
      found: found.filter(({ url: at }) => at === `/events/${event.id}`).length,
      inCalendar: calendar.text.includes(event.id),
      statuses: answers.map(({ status }) => status),
    }
  }
  const all = { listed: 1, found: 1, inCalendar: true, statuses: [200, 200, 200, 200, 200] }
  expect(await shown()).toEqual(all)
  await decide(caseId, 'upheld', 'This sells amplifiers.')
  expect(await shown()).toEqual({
    listed: 0,
    found: 0,
    inCalendar: false,
    statuses: [404, 404, 404, 404, 404],
  })
  const again = await reporter.client.call(fileReport, { body: { subject, reason: 'spam', text: '' } })
  expectProblem(again, 404, 'subject_not_found')
  expect((await admin.call(getCase, { params: { caseId } })).body.subject).toMatchObject({ isRemoved: true })
  await decide(caseId, 'dismissed', 'The text was changed.')
  expect(await shown()).toEqual(all)
  const { items } = (await organizer.client.call(listNotifications, {})).body
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'event_moderated', title: 'Your event is on the site again' },
    {
      kind: 'event_moderated',
      title: 'Your event was taken off the site',
      message: `An administrator removed “${word}”: This sells amplifiers.`,
      href: `/events/${event.id}/edit`,
    },
  ])
})

test('people keep their entry in a removed event, new entries are refused, and its organizer reads why', async () => {
  const { organizer, reporter, event, caseId, params } = await reported()
  const entrant = await feedMember(url)
  const { id } = await enter(event, entrant.userId, someEntry(), await control.now())
  await decide(caseId, 'upheld', 'A scam.')
  const own = (await entrant.client.call(getMyRegistration, { params })).body.registration
  expect(own).toMatchObject({ id, status: 'confirmed', event: { title: event.title, isRemoved: true } })
  expect(own?.ticket).toBeDefined()
  const body = someEntry()
  const refused = await reporter.client.call(enterEvent, { params, body })
  expect(expectProblem(refused, 409, 'entries_closed').detail).toBe(
    'An administrator took this event off the site.',
  )
  const edited = (await organizer.client.call(getEventForEdit, { params })).body
  expect(edited.removed).toMatchObject({ reason: 'A scam.' })
})

test('someone who is entering while the event is removed is not in', async () => {
  const { event } = await reported()
  const late = await feedMember(url)
  const removed = { at: await control.now(), reason: 'A scam.' }
  const [entered] = await Promise.allSettled([
    enter(event, late.userId, someEntry(), await control.now()),
    commit(events.put({ ...event, removed, version: event.version + 1 }, { version: event.version })),
  ])
  // Whichever came first: an entry after the removal does not exist.
  if (entered.status === 'rejected') expect(String(entered.reason)).toMatch(/takes entries|off the site/)
  await expect(
    enter(event, (await feedMember(url)).userId, someEntry(), await control.now()),
  ).rejects.toThrow('An administrator took this event off the site.')
})
