import { expect, test } from 'vitest'
import { type Campaign, CampaignStatus, everySubscriber, noCounts } from './campaign.ts'
import {
  approved,
  askedForReview,
  begun,
  cancelled,
  edited,
  ended,
  missed,
  paused,
  prepared,
  refused,
  requireConfirmed,
  requireDeletable,
  requireTestable,
  resumed,
  scheduled,
  stopReason,
  takenBack,
  tested,
} from './stepped-campaign.ts'

const at = '2026-06-01T12:00:00.000Z'
const now = '2026-06-01T12:30:00.000Z'
const planned = { local: '2026-06-01T13:00', zone: 'UTC', at: '2026-06-01T13:00:00.000Z' }

const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  id: 'cmp_01JX0000000000000000000000',
  senderId: 'platform',
  name: 'June',
  fromName: 'Boxrise',
  subject: 'The season begins',
  preheader: '',
  layout: { accent: 'ember', footerText: '' },
  blocks: [],
  audience: everySubscriber,
  status: 'draft',
  authorId: '7b0c4a52-1111-4222-8333-444455556666',
  createdAt: at,
  updatedAt: at,
  version: 3,
  ...more,
})

/** What a campaign of each status is besides. */
const as = (status: CampaignStatus): Campaign =>
  campaign({
    status,
    ...(status !== 'draft' && { planned, counted: 5 }),
    ...(['preparing', 'sending', 'paused', 'sent'].includes(status) && { startedAt: at }),
    ...(['sending', 'paused', 'sent'].includes(status) && { preparedAt: at }),
  })

function outcome(step: (of: Campaign) => Campaign | undefined, status: CampaignStatus): string {
  const before = as(status)
  try {
    const after = step(before)
    if (!after || after === before) return 'stays'
    expect(after.version).toBe(before.version + 1)
    expect(after.updatedAt).toBe(now)
    return after.status
  } catch (error) {
    return (error as { code: string }).code
  }
}

const isScheduled = 'campaign_scheduled'
const isSent = 'campaign_sent'
const hasNot = 'campaign_step'

// In the order of the statuses: draft, in_review, scheduled, preparing, sending, paused, sent, cancelled, missed.
test.for<[string, (of: Campaign) => Campaign | undefined, string[]]>([
  [
    'editing',
    (of) => edited(of, { name: 'July' }, now),
    ['draft', isScheduled, isScheduled, isSent, isSent, isSent, isSent, isSent, isScheduled],
  ],
  [
    'scheduling',
    (of) => scheduled(of, { planned: undefined, count: 5 }, now),
    ['scheduled', 'scheduled', isScheduled, isSent, isSent, isSent, isSent, isSent, isSent],
  ],
  [
    'asking for a review',
    (of) => askedForReview(of, 5, now),
    ['in_review', isScheduled, isScheduled, isSent, isSent, isSent, isSent, isSent, isScheduled],
  ],
  [
    'approving',
    (of) => approved(of, now),
    [hasNot, 'scheduled', hasNot, hasNot, hasNot, hasNot, hasNot, hasNot, hasNot],
  ],
  [
    'refusing',
    (of) => refused(of, 'Say who you are', now),
    [hasNot, 'draft', hasNot, hasNot, hasNot, hasNot, hasNot, hasNot, hasNot],
  ],
  [
    'taking back',
    (of) => takenBack(of, now),
    ['stays', 'draft', 'draft', isSent, isSent, isSent, isSent, isSent, 'draft'],
  ],
  [
    'pausing',
    (of) => paused(of, 'by_hand', now),
    [hasNot, hasNot, hasNot, 'paused', 'paused', 'stays', hasNot, hasNot, hasNot],
  ],
  [
    'resuming',
    (of) => resumed(of, now),
    [hasNot, hasNot, hasNot, hasNot, hasNot, 'sending', hasNot, hasNot, hasNot],
  ],
  [
    'canceling',
    (of) => cancelled(of, now),
    [hasNot, 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', isSent, 'stays', 'cancelled'],
  ],
])('%s is what the status of a campaign allows', ([, step, outcomes]) => {
  expect(CampaignStatus.options.map((status) => outcome(step, status))).toEqual(outcomes)
})

test('a scheduled campaign is missed once its moment has passed, and no other is', () => {
  const passed = '2026-06-01T13:00:00.000Z'
  expect(missed(as('scheduled'), now)).toBeUndefined()
  expect(missed(as('scheduled'), passed)).toMatchObject({ status: 'missed', planned, version: 4 })
  for (const status of CampaignStatus.options.filter((one) => one !== 'scheduled'))
    expect(missed(as(status), passed)).toBeUndefined()
})

test('a test counts until a reader would see something else', () => {
  const ready = campaign({ testedAt: at, replyTo: 'desk@boxrise.example' })
  expect(
    edited(ready, { name: 'Other', audience: { ...everySubscriber, topics: ['events'] } }, now).testedAt,
  ).toBe(at)
  for (const fields of [
    { subject: 'Other' },
    { preheader: 'Other' },
    { replyTo: undefined },
    { fromName: 'X' },
  ])
    expect(edited(ready, fields, now).testedAt).toBeUndefined()
})

test('a test is noted for what was sent, not for what was saved in the meantime', () => {
  const sent = campaign()
  expect(tested(campaign({ version: 4, name: 'Other' }), sent, now)).toMatchObject({
    testedAt: now,
    version: 5,
  })
  const changed = campaign({ version: 4, subject: 'Other' })
  expect(tested(changed, sent, now)).toBe(changed)
})

test('what has gone out is not tested', () => {
  for (const status of ['draft', 'in_review', 'scheduled', 'missed'] as const)
    expect(() => requireTestable(as(status))).not.toThrow()
  for (const status of ['preparing', 'sending', 'paused', 'sent', 'cancelled'] as const)
    expect(() => requireTestable(as(status))).toThrow('This campaign has been sent and cannot be changed.')
})

test('what was canceled before it began is deleted, what began is not', () => {
  expect(() => requireDeletable(as('draft'))).not.toThrow()
  expect(() => requireDeletable(as('cancelled'))).not.toThrow()
  expect(() => requireDeletable({ status: 'cancelled', startedAt: at })).toThrow(
    'This campaign has been sent',
  )
})

test('a moment is at least five minutes ahead', () => {
  const plan = (minute: string) => ({ ...planned, at: `2026-06-01T12:${minute}.000Z` })
  const schedule = (minute: string) => scheduled(campaign(), { planned: plan(minute), count: 1 }, now)
  expect(schedule('35:00').planned?.at).toBe('2026-06-01T12:35:00.000Z')
  expect(() => schedule('34:59')).toThrow('Choose a time at least 5 minutes from now.')
})

test('without a moment it goes out at once, and to someone', () => {
  expect(scheduled(campaign(), { planned: undefined, count: 7 }, now)).toMatchObject({
    planned: { at: now },
    counted: 7,
  })
  expect(() => scheduled(campaign(), { planned: undefined, count: 0 }, now)).toThrow(
    'No one matches this audience.',
  )
})

test('many people are confirmed by their number', () => {
  expect(() => requireConfirmed(1000, undefined)).not.toThrow()
  expect(() => requireConfirmed(1001, undefined)).toThrow('Type 1,001 to confirm how many people get this.')
  expect(() => requireConfirmed(1001, 1000)).toThrow()
  expect(() => requireConfirmed(1001, 1001)).not.toThrow()
})

test('approved news keeps its moment, or goes out at once where that is over', () => {
  const waits = (moment: string) =>
    campaign({ status: 'in_review', counted: 4, planned: { ...planned, at: moment }, refusal: 'Before' })
  expect(approved(waits(planned.at), now)).toMatchObject({ status: 'scheduled', planned, counted: 4 })
  expect(approved(waits(at), now).planned?.at).toBe(now)
  expect(approved(waits(at), now).refusal).toBeUndefined()
})

test('a look begins what is due, and calls what is an hour late missed', () => {
  const due = as('scheduled')
  expect(begun(due, '2026-06-01T12:59:59.999Z')).toBeUndefined()
  expect(begun(due, planned.at)).toMatchObject({ status: 'preparing', startedAt: planned.at })
  expect(begun(due, '2026-06-01T14:00:00.000Z')?.status).toBe('preparing')
  const late = begun(due, '2026-06-01T14:00:00.001Z')
  expect(late?.status).toBe('missed')
  expect(late?.startedAt).toBeUndefined()
  expect(begun(as('draft'), planned.at)).toBeUndefined()
})

test('a pause before everyone is prepared goes on preparing', () => {
  const before = paused(as('preparing'), 'quota', now)
  expect(before.pausedFor).toBe('quota')
  const after = resumed(before, now)
  expect([after.status, after.pausedFor]).toEqual(['preparing', undefined])
})

test('what is canceled before it began has ended; else those it reached are still settled', () => {
  expect(cancelled(as('scheduled'), now).endedAt).toBe(now)
  const running = cancelled(as('sending'), now)
  expect(running.endedAt).toBeUndefined()
  expect(ended(running, now)).toMatchObject({ status: 'cancelled', endedAt: now })
  expect(ended(prepared(as('preparing'), now), now)).toMatchObject({ status: 'sent', endedAt: now })
})

test.for([
  [{ sent: 199, bounced: 199, complained: 199 }, undefined],
  [{ sent: 200, bounced: 10 }, undefined],
  [{ sent: 200, bounced: 11 }, 'bounces'],
  [{ sent: 200, complained: 2 }, undefined],
  [{ sent: 200, complained: 3 }, 'complaints'],
  [{ sent: 3000, complained: 3 }, 'complaints'],
  [{ sent: 3001, complained: 3 }, undefined],
  [{ sent: 4000, complained: 4 }, 'complaints'],
] as const)('of %o the campaign stops for %s', ([counts, reason]) => {
  expect(stopReason({ ...noCounts, ...counts })).toBe(reason)
})
