import { expect, test } from 'vitest'
import { bareDraft, bareItem } from '#test/support/bare-item.ts'
import type { Item, ItemStatus } from './item.ts'
import { ItemStatus as Statuses } from './item.ts'
import {
  assertForSale,
  assertItemEditable,
  type ItemStep,
  isUndoable,
  missingInItem,
  steppedItem,
  unsoldItem,
} from './stepped-item.ts'

const now = '2026-02-26T12:00:00.000Z'
const refusedAt = '2026-01-01T00:00:00.000Z'
const step = (item: Item, one: ItemStep, at = now, reason?: string) =>
  steppedItem(item, one, { now: at, reason })

test.each<[ItemStep, ItemStatus[], ItemStatus]>([
  ['submit', ['draft', 'refused'], 'pending'],
  ['publish', ['draft', 'refused'], 'active'],
  ['withdraw', ['pending'], 'draft'],
  ['approve', ['pending'], 'active'],
  ['refuse', ['pending'], 'refused'],
  ['renew', ['active', 'expired'], 'active'],
  ['expire', ['active'], 'expired'],
  ['close', ['draft', 'refused', 'active', 'expired'], 'closed'],
  ['sell_elsewhere', ['active', 'expired'], 'sold_elsewhere'],
  ['remove', Statuses.options.filter((status) => status !== 'removed'), 'removed'],
  ['restore', ['removed'], 'draft'],
])('%s leads from %j to %s, and from nothing else', (name, from, to) => {
  for (const status of Statuses.options) {
    const item = bareItem({ status, refusedAt })
    if (from.includes(status))
      expect(step(item, name)).toMatchObject({
        status: to,
        statusSince: to === status ? item.statusSince : now,
        version: 2,
      })
    else expect(() => step(item, name), status).toThrow()
  }
})

test('what was removed comes back with the date that it had', () => {
  const sold = bareItem({ status: 'sold_here', statusSince: '2026-02-01T12:00:00.000Z' })
  const removed = step(sold, 'remove', '2026-02-10T12:00:00.000Z', 'Reported.')
  expect(removed).toMatchObject({ statusSince: '2026-02-10T12:00:00.000Z' })
  const back = step(removed, 'restore')
  expect(back).toMatchObject({ status: 'sold_here', statusSince: '2026-02-01T12:00:00.000Z' })
  expect(back).not.toHaveProperty('formerSince')
  expect(isUndoable(back, now)).toBe(false)
})

test('an item that was never published is deleted, not closed', () => {
  expect(() => step(bareDraft(), 'close')).toThrow('This item is no longer for sale.')
})

test('who decides second learns that it is decided, and a seller why nothing can be done', () => {
  for (const decision of ['approve', 'refuse', 'restore'] as const)
    expect(() => step(bareItem(), decision)).toThrow('Someone else has already decided this.')
  expect(() => step(bareItem({ status: 'pending' }), 'renew')).toThrow('Withdraw it to change it.')
  expect(() => step(bareItem({ status: 'removed', reason: 'Stolen.' }), 'close')).toThrow(
    'This item was removed: Stolen.',
  )
  expect(() => step(bareItem({ status: 'sold_here' }), 'renew')).toThrow('This item is no longer for sale.')
})

test('an item can be published once it has what buyers need', () => {
  const empty = { title: 'BL', description: 'Good.', city: '', zip: '', pictures: [], priceCents: 0 }
  const missing = missingInItem(bareDraft(empty))
  expect(missing).toEqual([
    'a picture',
    'a title of at least 5 characters',
    'a price',
    'a description of at least 20 characters',
    'city, state, and ZIP code',
  ])
  expect(() => step(bareDraft(empty), 'submit')).toThrow(`Before you publish it, add: ${missing.join(', ')}.`)
  for (const priceKind of ['free', 'trade'] as const)
    expect(missingInItem(bareDraft({ priceKind, priceCents: 0 }))).toEqual([])
  // Five letters that take two units each are five.
  expect(missingInItem(bareDraft({ title: '𝔅𝔞𝔰𝔰!' }))).toEqual([])
})

test('what was refused is sent in again only once it has changed', () => {
  const refused = step(bareDraft({ status: 'pending' }), 'refuse', now, 'Add a picture of the back.')
  expect(refused).toMatchObject({ status: 'refused', refusedAt: now, reason: 'Add a picture of the back.' })
  expect(() => step(refused, 'submit')).toThrow('Change what the review asked for')
  const changed = { ...refused, changedAt: '2026-02-26T12:00:01.000Z' }
  expect(step(changed, 'submit')).not.toHaveProperty('reason')
})

test('the first publication sets the dates and the price to compare with, and a later one keeps them', () => {
  expect(step(bareDraft(), 'publish')).toMatchObject({
    publishedAt: now,
    bumpedAt: now,
    expiresAt: '2026-04-27T12:00:00.000Z',
    referenceCents: 40_000,
  })
  const reviewed = bareItem({ status: 'pending', priceCents: 30_000, referenceCents: 40_000 })
  const { publishedAt, bumpedAt, expiresAt } = reviewed
  const kept = { publishedAt, bumpedAt, expiresAt, referenceCents: 40_000 }
  expect(step(reviewed, 'approve')).toMatchObject(kept)
  expect(step({ ...reviewed, status: 'draft' }, 'publish')).toMatchObject(kept)
})

test('what ran out while it was taken back begins again as a renewed item does', () => {
  const back = bareItem({ status: 'draft' })
  expect(step(back, 'publish', '2026-04-01T00:00:00.000Z')).toMatchObject({
    expiresAt: '2026-05-31T00:00:00.000Z',
    bumpedAt: '2026-04-01T00:00:00.000Z',
  })
  expect(() => step(back, 'publish', '2026-05-01T00:00:00.000Z')).toThrow('more than 30 days ago')
})

test('a renewal counts from now, between 14 days before the end and 30 after it, and brings up once in 30 days', () => {
  const item = bareItem({ remindedDays: 7 })
  const renewed = step(item, 'renew', '2026-03-05T10:00:00.000Z')
  expect(renewed).toMatchObject({
    expiresAt: '2026-05-04T10:00:00.000Z',
    bumpedAt: '2026-03-05T10:00:00.000Z',
    statusSince: item.statusSince,
  })
  expect(renewed).not.toHaveProperty('remindedDays')
  expect(() => step(item, 'renew', '2026-02-25T14:59:59.999Z')).toThrow(
    'You can renew this item starting Wednesday, February 25.',
  )
  expect(step(item, 'renew', '2026-02-25T15:00:00.000Z').expiresAt).toBe('2026-04-26T15:00:00.000Z')
  expect(step(item, 'renew', '2026-04-10T15:00:00.000Z').status).toBe('active')
  expect(() => step(item, 'renew', '2026-04-10T15:00:00.001Z')).toThrow('Post it again as a new item.')
  const bumped = bareItem({ bumpedAt: '2026-02-03T10:00:00.001Z' })
  expect(step(bumped, 'renew', '2026-03-05T10:00:00.000Z').bumpedAt).toBe(bumped.bumpedAt)
})

test('a vehicle stays for 90 days', () => {
  const renewed = step(bareItem({ category: 'vehicles' }), 'renew', '2026-04-01T00:00:00.000Z')
  expect(renewed.expiresAt).toBe('2026-06-30T00:00:00.000Z')
})

const buyerId = '7b0c4a52-1111-4222-8333-444455556667' as Item['sellerId']
const held = (until: string) => bareItem({ reservation: { buyerId, until, priceCents: 1 } })

test('what someone holds is not closed or sold past them, until its time is over', () => {
  const item = held('2026-02-26T12:00:00.001Z')
  for (const one of ['close', 'sell_elsewhere'] as const) {
    expect(() => step(item, one)).toThrow('This item is reserved. End the reservation first.')
    expect(step(held(now), one)).not.toHaveProperty('reservation')
  }
  expect(step(item, 'renew').reservation).toEqual(item.reservation)
  expect(step(item, 'remove', now, 'Stolen.')).not.toHaveProperty('reservation')
})

test('a removed item comes back as it was, without the reason', () => {
  for (const status of ['active', 'expired', 'sold_here', 'pending'] as const) {
    const removed = step(bareItem({ status }), 'remove', now, 'Stolen.')
    expect(removed).toMatchObject({ formerStatus: status, reason: 'Stolen.' })
    const back = step(removed, 'restore', now, 'It is their own.')
    expect(back.status).toBe(status)
    expect(back).not.toHaveProperty('reason')
    expect(back).not.toHaveProperty('formerStatus')
  }
})

test('a sale is undone within 48 hours, and the item keeps its date', () => {
  const item = bareItem({ status: 'sold_here', statusSince: '2026-02-24T12:00:00.000Z', soldCents: 9 })
  expect(unsoldItem(item, now)).toMatchObject({ status: 'active', expiresAt: item.expiresAt })
  expect(unsoldItem(item, now)).not.toHaveProperty('soldCents')
  expect(isUndoable(item, '2026-02-26T12:00:00.001Z')).toBe(false)
  expect(() => unsoldItem(item, '2026-02-26T12:00:00.001Z')).toThrow('only within 48 hours')
  expect(isUndoable(bareItem(), now)).toBe(false)
})

test.each<[ItemStatus, string | undefined]>([
  ['draft', undefined],
  ['refused', undefined],
  ['active', undefined],
  ['expired', undefined],
  ['pending', 'This item is being reviewed. Withdraw it to change it.'],
  ['removed', 'This item was removed: Stolen.'],
  ['sold_here', 'This item is no longer for sale.'],
  ['sold_elsewhere', 'This item is no longer for sale.'],
  ['closed', 'This item is no longer for sale.'],
])('a seller edits a %s item: %s', (status, refusal) => {
  const edit = () => assertItemEditable(bareItem({ status, reason: 'Stolen.' }))
  if (refusal) expect(edit).toThrow(refusal)
  else expect(edit).not.toThrow()
})

test('no one reserves or buys what has run out, or what a suspended member sells', () => {
  expect(() => assertForSale(bareItem(), now)).not.toThrow()
  expect(() => assertForSale(bareItem(), '2026-03-11T15:00:00.000Z')).toThrow('no longer for sale')
  expect(() => assertForSale(bareItem({ isSellerSuspended: true }), now)).toThrow('no longer for sale')
})
