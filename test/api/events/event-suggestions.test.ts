import { expect, test } from 'vitest'
import { type StoredSuggestion, suggestions } from '#core/events/event-suggestions/suggestions.ts'
import { events } from '#core/events/events/events.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  approveSuggestion,
  askSuggester,
  getSuggestionForReview,
  listSuggestions,
  markDuplicate,
  rejectSuggestion,
} from '#shared/events/event-suggestions/admin-contract.ts'
import {
  answerSuggestion,
  answerSuggestionByLink,
  findSimilarEvents,
  getSuggestion,
  listMySuggestions,
  lookUpSuggestion,
  suggestEvent,
  suggestEventAsMember,
  withdrawSuggestion,
} from '#shared/events/event-suggestions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import {
  fromVisitor,
  putSuggestion,
  someSuggestion,
  suggesterEmail,
} from '#test/support/event-suggestions.ts'
import { anOrganizer, draftsOf, putPublished } from '#test/support/events.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const visitor = () => new Client(url)

const named = ({ id }: Pick<StoredSuggestion, 'id'>) => ({ params: { suggestionId: id } })
const stored = (id: string) => suggestions.get({ id }, { consistent: true })

async function linkTo(email: string, subject: string): Promise<string> {
  await control.settle()
  const { text } = await control.mail(email, subject)
  const [, handle = ''] = /\/events\/suggest\/status#(sug_\w+\.\w+)/.exec(text) ?? []
  return handle
}

test('a visitor follows a suggestion by the mailed link, answers what is asked, and an event comes of it', async () => {
  const body = fromVisitor()
  const { suggestionId } = (await visitor().call(suggestEvent, { body })).body
  const handle = await linkTo(body.email, 'We got your event suggestion')
  const seen = (await visitor().call(lookUpSuggestion, { body: { handle } })).body
  expect(seen).toMatchObject({ id: suggestionId, status: 'submitted', title: body.title })
  for (const hidden of ['email', 'reviewerId', 'secretHashes']) expect(seen).not.toHaveProperty(hidden)
  const ask = { params: { suggestionId }, body: { answer: 'Which hall is it?', version: 1 } }
  expect((await admin.call(askSuggester, ask)).body).toMatchObject({ status: 'needs_info', version: 2 })
  const newer = await linkTo(body.email, 'We have a question about your event suggestion')
  expect(newer).not.toBe(handle)
  const answer = await visitor().call(answerSuggestionByLink, { body: { handle, reply: 'The big one.' } })
  expect(answer.body).toMatchObject({ status: 'in_review', reply: 'The big one.', version: 3 })
  const approved = await admin.call(approveSuggestion, {
    params: { suggestionId },
    body: { answer: '', version: 3 },
  })
  expect(approved.body).toMatchObject({ status: 'approved' })
  const event = await events.get({ id: approved.body.eventId ?? '' }, { consistent: true })
  expect(event).toMatchObject({
    status: 'draft',
    title: body.title,
    city: 'Dallas',
    state: 'TX',
    timeZone: 'America/Chicago',
    startsOn: body.startsOn,
    ownerId: (await stored(suggestionId))?.reviewerId,
  })
  expect(event?.entriesCloseAt).toBeUndefined()
  await linkTo(body.email, 'We reviewed your event suggestion')
  const shown = (await visitor().call(lookUpSuggestion, { body: { handle: newer } })).body
  expect(shown).not.toHaveProperty('eventPath')
})

test('nothing that a visitor typed is in the first mail', async () => {
  const body = fromVisitor({ title: `Win a prize at spam ${crypto.randomUUID().slice(0, 8)}` })
  expectSuccess(await visitor().call(suggestEvent, { body }))
  await control.settle()
  const mail = await control.mail(body.email, 'We got your event suggestion')
  expect(mail.text + mail.html).not.toContain('Win a prize')
})

test('without a proof of its own, a suggestion of a visitor is not taken', async () => {
  const body = { ...fromVisitor(), captchaToken: `laptop-captcha:contact:${crypto.randomUUID()}` }
  expectProblem(await visitor().call(suggestEvent, { body }), 422, 'captcha_failed')
})

test.each([
  [{ startsOn: '2020-05-01' }, 'Pick a date in the future.'],
  [{ startsOn: '2199-05-01' }, 'Choose a day within two years.'],
  [{ endsOn: '2020-05-01' }, 'The last day must not be before the first.'],
])('days such as %j are refused', async (days, sentence) => {
  const { client } = await feedMember(url)
  const refused = await client.call(suggestEventAsMember, { body: someSuggestion(days) })
  expect(expectProblem(refused, 422, 'date_passed').detail).toBe(sentence)
})

test('an event is suggested once, however it is written, until the suggestion is turned down', async () => {
  const { client } = await feedMember(url)
  const body = someSuggestion()
  const first = (await client.call(suggestEventAsMember, { body })).body
  const again = { ...body, title: body.title.toUpperCase(), city: ' DALLAS' }
  const refused = await client.call(suggestEventAsMember, { body: again })
  expect(expectProblem(refused, 409, 'already_listed').detail).toBe(
    'This event is already listed or has already been suggested.',
  )
  await admin.call(rejectSuggestion, {
    ...named(first),
    body: { answer: 'This is no event.', version: 1 },
  })
  expect((await client.call(suggestEventAsMember, { body: again })).status).toBe(201)
})

test('an event that is listed is not suggested, and is shown while typing', async () => {
  const { userId } = await anOrganizer(url)
  const title = `Listed Bass Day ${crypto.randomUUID().slice(0, 8)}`
  // On a day of its own, because most tests plan their events for the same one.
  const day = addTime(await control.now(), { days: 210 }).slice(0, 10)
  const event = await putPublished(userId, {
    title,
    startsAt: { local: `${day}T09:00` },
    endsAt: { local: `${day}T17:00` },
    entriesCloseAt: { local: `${day}T08:00` },
  })
  const startsOn = event.startsOn ?? ''
  await control.settle()
  const similar = await visitor().call(findSimilarEvents, { query: { title, city: 'louisville', startsOn } })
  expect(similar.body.items).toContainEqual({
    path: `/events/${event.id}`,
    title,
    city: 'Louisville',
    startsOn,
  })
  const { client } = await feedMember(url)
  const body = someSuggestion({ title, city: 'Louisville', state: 'KY', startsOn })
  expectProblem(await client.call(suggestEventAsMember, { body }), 409, 'already_listed')
})

test('the same suggestion sent ten times at once is one', async () => {
  const body = someSuggestion()
  const people = await Promise.all(Array.from({ length: 10 }, () => feedMember(url)))
  const answers = await Promise.all(people.map(({ client }) => client.call(suggestEventAsMember, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
})

test('one of two simultaneous reviews decides, and one event comes of it', async () => {
  const { suggestion } = await putSuggestion()
  const decide = { ...named(suggestion), body: { answer: 'This is no event.', version: 1 } }
  const answers = await Promise.all([
    admin.call(approveSuggestion, decide),
    admin.call(rejectSuggestion, decide),
    admin.call(approveSuggestion, decide),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  for (const answer of answers.filter(({ status }) => status === 409))
    expect(answer.text).toContain('This suggestion has already been decided.')
})

test('a decided suggestion is decided for good', async () => {
  const { suggestion, handle } = await putSuggestion({
    status: 'rejected',
    decidedAt: await control.now(),
  })
  const body = { answer: 'Tell us more, please.', version: 1 }
  for (const contract of [askSuggester, approveSuggestion, rejectSuggestion])
    expectProblem(await admin.call(contract, { ...named(suggestion), body }), 409, 'suggestion_decided')
  for (const body of [
    { handle, reply: 'More of it.' },
    { handle, withdraw: true as const },
  ])
    expectProblem(await visitor().call(answerSuggestionByLink, { body }), 409, 'suggestion_decided')
})

test('a reviewer who saw an older suggestion decides nothing', async () => {
  const { suggestion } = await putSuggestion({ version: 3 })
  const body = { answer: 'This is no event.', version: 2 }
  expectProblem(await admin.call(rejectSuggestion, { ...named(suggestion), body }), 409, 'version_conflict')
})

test('to turn a suggestion down takes a sentence', async () => {
  const { suggestion } = await putSuggestion()
  const refused = await admin.call(rejectSuggestion, {
    ...named(suggestion),
    body: { answer: 'No.', version: 1 },
  })
  expect(expectProblem(refused, 400).errors).toMatchObject([
    { path: 'body.answer', message: 'Say why in a sentence so they can try again.' },
  ])
})

test('an event whose day has passed is not approved', async () => {
  const { suggestion } = await putSuggestion({ startsOn: '2021-05-01' })
  const body = { answer: '', version: 1 }
  const refused = await admin.call(approveSuggestion, { ...named(suggestion), body })
  expect(expectProblem(refused, 422, 'date_passed').detail).toBe('Pick a date in the future.')
})

test('the organizer who suggests their own event gets the draft; those who may not hold events do not', async () => {
  const organizer = await anOrganizer(url)
  const member = await feedMember(url)
  const approve = async (userId: string, isOrganizer: boolean) => {
    const suggestedBy = userId as StoredSuggestion['suggestedBy']
    const { suggestion } = await putSuggestion({ suggestedBy, isOrganizer })
    const { body } = await admin.call(approveSuggestion, {
      ...named(suggestion),
      body: { answer: '', version: 1 },
    })
    return (await events.get({ id: body.eventId ?? '' }, { consistent: true }))?.ownerId
  }
  expect(await approve(organizer.userId, true)).toBe(organizer.userId)
  expect(await draftsOf(organizer.userId)).toBe(1)
  expect(await approve(organizer.userId, false)).not.toBe(organizer.userId)
  expect(await approve(member.userId, true)).not.toBe(member.userId)
})

test('a member follows, answers and takes back their own suggestions alone', async () => {
  const [owner, other] = await Promise.all([feedMember(url), feedMember(url)])
  const suggestion = (await owner.client.call(suggestEventAsMember, { body: someSuggestion() })).body
  const { items } = (await owner.client.call(listMySuggestions, {})).body
  expect(items).toMatchObject([{ id: suggestion.id }])
  const reply = { ...named(suggestion), body: { reply: 'The big one.' } }
  expectProblem(await owner.client.call(answerSuggestion, reply), 409, 'nothing_asked')
  await admin.call(askSuggester, { ...named(suggestion), body: { answer: 'Which hall is it?', version: 1 } })
  await control.settle()
  await control.mail(owner.email, 'We have a question about your event suggestion')
  for (const call of [
    other.client.call(getSuggestion, named(suggestion)),
    other.client.call(answerSuggestion, reply),
    other.client.call(withdrawSuggestion, named(suggestion)),
  ])
    expectProblem(await call, 404, 'suggestion_not_found')
  expect((await owner.client.call(answerSuggestion, reply)).body.status).toBe('in_review')
  const again = await owner.client.call(withdrawSuggestion, named(suggestion))
  expect(again.body.status).toBe('withdrawn')
  expect((await owner.client.call(withdrawSuggestion, named(suggestion))).body.status).toBe('withdrawn')
})

test('a link opens one suggestion, and the secret of another opens none', async () => {
  const [one, other] = await Promise.all([putSuggestion(), putSuggestion()])
  const [, secret = ''] = other.handle.split('.')
  for (const handle of [`${one.suggestion.id}.${secret}`, one.suggestion.id, 'nothing', `${one.handle}0`])
    expectProblem(await visitor().call(lookUpSuggestion, { body: { handle } }), 404, 'suggestion_not_found')
  const { body } = await visitor().call(lookUpSuggestion, { body: { handle: one.handle } })
  expect(body.id).toBe(one.suggestion.id)
})

test('a network address suggests five times an hour, and so does a mail address', async () => {
  const answers = await withinOneHour(url, async () => {
    const one = visitor()
    const sent = []
    for (let at = 0; at < 6; at++) sent.push(await one.call(suggestEvent, { body: fromVisitor() }))
    return sent
  })
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  const many = await withinOneHour(url, () => {
    const email = suggesterEmail()
    const send = () => visitor().call(suggestEvent, { body: fromVisitor({ email }) })
    return Promise.all(Array.from({ length: 8 }, send))
  })
  expect(many.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
})

test('a try that is refused does not count among the suggestions of an hour', async () => {
  const { client } = await feedMember(url)
  const passed = { ...someSuggestion(), startsOn: '2020-01-01', endsOn: '2020-01-01' }
  const guest = visitor()
  const asMember = (body: ReturnType<typeof someSuggestion>) => client.call(suggestEventAsMember, { body })
  const asGuest = (body: ReturnType<typeof someSuggestion>) =>
    guest.call(suggestEvent, { body: fromVisitor(body) })
  for (const send of [asMember, asGuest]) {
    const answers = await withinOneHour(url, async () => {
      const sent = []
      for (let at = 0; at < 6; at++) sent.push(await send(passed))
      for (let at = 0; at < 6; at++) sent.push(await send(someSuggestion()))
      return sent.map(({ status }) => status)
    })
    expect(answers).toEqual([...Array(6).fill(422), ...Array(5).fill(201), 429])
  }
})

test('reviewers see what may be the same, and mark a duplicate of it', async () => {
  const one = await putSuggestion({ title: 'Candidate Bass Day One', city: 'Marfa' })
  const other = await putSuggestion({ title: 'Candidate Bass Day Two', city: 'Marfa' })
  const review = (await admin.call(getSuggestionForReview, named(one.suggestion))).body
  expect(review.candidates).toContainEqual(
    expect.objectContaining({ id: other.suggestion.id, kind: 'suggestion' }),
  )
  const mark = (duplicateOf: string) =>
    admin.call(markDuplicate, { ...named(one.suggestion), body: { duplicateOf, version: 1 } })
  expectProblem(await mark(one.suggestion.id), 422, 'own_duplicate')
  expectProblem(await mark('evt_00000000000000000000000000'), 404, 'event_not_found')
  expect((await mark(other.suggestion.id)).body).toMatchObject({ status: 'duplicate' })
  const items = await everyItem(admin, listSuggestions, { query: { status: 'duplicate' } })
  expect(items.map(({ id }) => id)).toContain(one.suggestion.id)
})

test('the organizer is a listed organization that was chosen, and its name alone comes into the event', async () => {
  const organization = await putOrganization()
  const { id: organizationId } = organization
  const member = await feedMember(url)
  const body = someSuggestion({ organizationId, organizerName: 'Typed before' })
  const { id } = (await member.client.call(suggestEventAsMember, { body })).body
  expect(await stored(id)).toMatchObject({ organizationId, organizerName: organization.name })
  const review = (await admin.call(getSuggestionForReview, named({ id }))).body.suggestion
  expect(review.organization).toEqual({
    id: organizationId,
    name: organization.name,
    hasPage: true,
    isSuspended: false,
  })
  const renamed = { ...organization, name: `${organization.name} now`, version: 2 }
  await commit(organizations.put(renamed, { version: 1 }))
  const approved = await admin.call(approveSuggestion, { ...named({ id }), body: { answer: '', version: 1 } })
  const event = await events.get({ id: approved.body.eventId ?? '' }, { consistent: true })
  expect(event?.description).toContain(`Organizer: ${renamed.name}`)
  expect(event).not.toHaveProperty('organizationId')
})

test('an organization that is not listed is no organizer, and one that is gone from the lists since keeps its name', async () => {
  const member = await feedMember(url)
  const removed = { at: await control.now(), reason: 'Reported.' }
  const unlisted = await Promise.all([
    putOrganization([], { status: 'draft' }),
    putOrganization([], { status: 'suspended' }),
    putOrganization([], { removed }),
  ])
  const unknown: (typeof unlisted)[number]['id'] = 'org_01K6SVBBMQV08ZP9V4C92E5J5Z'
  for (const organizationId of [...unlisted.map(({ id }) => id), unknown]) {
    const body = someSuggestion({ organizationId })
    const answer = await member.client.call(suggestEventAsMember, { body })
    const problem = expectProblem(answer, 400, 'organization_not_listed')
    expect(problem.errors).toMatchObject([{ path: 'body.organizationId' }])
  }
  const asVisitor = fromVisitor({ organizationId: unknown })
  expectProblem(await visitor().call(suggestEvent, { body: asVisitor }), 400, 'organization_not_listed')

  const organization = await putOrganization()
  const body = someSuggestion({ organizationId: organization.id })
  const { id } = (await member.client.call(suggestEventAsMember, { body })).body
  await commit(organizations.put({ ...organization, status: 'suspended', version: 2 }, { version: 1 }))
  const { suggestion } = (await admin.call(getSuggestionForReview, named({ id }))).body
  expect(suggestion.organization).toMatchObject({ hasPage: false, isSuspended: true })
  const approved = await admin.call(approveSuggestion, { ...named({ id }), body: { answer: '', version: 1 } })
  const event = await events.get({ id: approved.body.eventId ?? '' }, { consistent: true })
  expect(event?.description).toContain(`Organizer: ${organization.name}`)
})

test('a suggestion of before has no organization, and what was typed stays the organizer', async () => {
  const { suggestion } = await putSuggestion({ organizerName: 'North Texas SPL' })
  const shown = (await admin.call(getSuggestionForReview, named(suggestion))).body.suggestion
  expect(shown).toMatchObject({ organizerName: 'North Texas SPL' })
  expect(shown).not.toHaveProperty('organization')
})
