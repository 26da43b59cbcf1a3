import { expect, test } from 'vitest'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { getItem, listItems } from '#shared/market/market-items/contract.ts'
import {
  closeItem,
  createItem,
  deleteItem,
  getOwnItem,
  listMyItems,
  publishItem,
  renewItem,
  sellItemElsewhere,
  updateItem,
  withdrawItem,
} from '#shared/market/market-items/own-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atItem as at, itemFields, itemNow, putDraft, putItem } from '#test/support/market-items.ts'
import { putListing } from '#test/support/put-listing.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

type Item = Awaited<ReturnType<typeof putItem>>

const fieldsOf = (item: Item) => {
  const { title, description, category, condition, brand, model, priceKind, priceCents } = item
  const { delivery, city, state, zip, instantReserve, shippingCents, listingId } = item
  return {
    ...{ title, description, category, condition, brand, model, priceKind, priceCents },
    ...{ delivery, city, state, zip, instantReserve },
    ...(shippingCents !== undefined && { shippingCents }),
    ...(listingId && { listingId }),
  }
}

/** Edits an item as it is now. */
async function edit(client: Client, id: Item['id'], changes: Partial<Item>) {
  const item = (await itemNow(id)) as Item
  return client.call(updateItem, {
    ...at(id),
    body: { ...fieldsOf(item), ...changes, version: item.version },
  })
}

const ago = async (span: Parameters<typeof addTime>[1]) => {
  const negative = Object.fromEntries(Object.entries(span).map(([unit, count]) => [unit, -count]))
  return addTime(await control.now(), negative)
}

/** A seller whose items need no review. */
async function trustedSeller() {
  const seller = await feedMember(url)
  for (let count = 0; count < 3; count++) await putItem(seller.userId, { status: 'closed' })
  return seller
}

test('a draft is written, changed, and thrown away, and no one else sees it', async () => {
  const [seller, other] = await Promise.all([feedMember(url), feedMember(url)])
  const drafted = await seller.client.call(createItem, {
    body: { ...itemFields(), title: '', description: '', city: '', state: '', zip: '' },
  })
  expect(drafted).toMatchObject({
    status: 201,
    body: { item: { status: 'draft', version: 1, pictures: [] } },
  })
  const { id } = drafted.body.item
  expect(drafted.body.item).not.toHaveProperty('point')
  const changed = await edit(seller.client, id, { title: 'A sealed box', zip: '85004', city: 'Phoenix' })
  expect(changed.body.item).toMatchObject({ title: 'A sealed box', version: 2, point: { precision: 'zip' } })
  expectProblem(await visitor.call(getItem, at(id)), 404, 'item_not_found')
  for (const call of [
    () => other.client.call(getOwnItem, at(id)),
    () => edit(other.client, id, { title: 'Mine now' }),
    () => other.client.call(publishItem, { ...at(id), body: { version: 2 } }),
    () => other.client.call(closeItem, { ...at(id), body: { version: 2 } }),
    () => other.client.call(deleteItem, at(id)),
  ])
    expectProblem(await call(), 404, 'item_not_found')
  await expect
    .poll(async () =>
      (await seller.client.call(listMyItems, { query: {} })).body.items.map((one) => one.item.id),
    )
    .toEqual([id])
  expect((await seller.client.call(listMyItems, { query: { show: 'for_sale' } })).body.items).toEqual([])
  expect((await seller.client.call(deleteItem, at(id))).status).toBe(204)
  expectProblem(await seller.client.call(getOwnItem, at(id)), 404, 'item_not_found')
})

test('an item is published only with what buyers need, and says what is missing', async () => {
  const seller = await feedMember(url)
  const { id } = await putDraft(seller.userId, { pictures: [], description: 'Good.', priceCents: 0 })
  const refused = await seller.client.call(publishItem, { ...at(id), body: { version: 1 } })
  expect(expectProblem(refused, 422, 'item_incomplete').detail).toBe(
    'Before you publish it, add: a picture, a price, a description of at least 20 characters.',
  )
})

test('the first items of a seller wait, also one that was taken back, and later ones do not', async () => {
  const seller = await feedMember(url)
  const { id } = await putDraft(seller.userId)
  const sent = await seller.client.call(publishItem, { ...at(id), body: { version: 1 } })
  expect(sent.body.item.status).toBe('pending')
  expectProblem(await edit(seller.client, id, { title: 'Another one' }), 409, 'item_in_review')
  const back = await seller.client.call(withdrawItem, { ...at(id), body: { version: 2 } })
  expect(back.body.item.status).toBe('draft')
  expectSuccess(await seller.client.call(publishItem, { ...at(id), body: { version: 3 } }))
  const trusted = await trustedSeller()
  const next = await putDraft(trusted.userId)
  const published = async () => {
    const { version } = (await itemNow(next.id)) as Item
    const answer = await trusted.client.call(publishItem, { ...at(next.id), body: { version } })
    if (answer.body.item.status === 'pending')
      expectSuccess(
        await trusted.client.call(withdrawItem, { ...at(next.id), body: { version: version + 1 } }),
      )
    return answer.body.item
  }
  await expect.poll(published).toMatchObject({ status: 'active', referenceCents: 25_000 })
  expect((await visitor.call(getItem, at(next.id))).body.status).toBe('active')
})

test('a flagged word makes an item wait, when it is published and when it is edited', async () => {
  const { client, userId } = await trustedSeller()
  const words = { description: 'Pay by gift card, and it is yours today.' }
  const flagged = await putDraft(userId, words)
  const sent = await client.call(publishItem, { ...at(flagged.id), body: { version: 1 } })
  expect(sent.body.item.status).toBe('pending')
  for (const status of ['active', 'expired'] as const) {
    const { id } = await putItem(userId, { status })
    const edited = await edit(client, id, words)
    expect(edited.body.item.status).toBe('pending')
    expectProblem(await visitor.call(getItem, at(id)), 404, 'item_not_found')
  }
  // An administrator let the words through: the price may change.
  const known = await putItem(userId, words)
  expect((await edit(client, known.id, { priceCents: 20_000 })).body.item.status).toBe('active')
})

test('a seller of whom an item was removed waits again', async () => {
  const { client, userId } = await trustedSeller()
  await putItem(userId, { status: 'removed', formerStatus: 'active', reason: 'Stolen.' })
  const sent = async () => {
    const { id } = await putDraft(userId)
    return (await client.call(publishItem, { ...at(id), body: { version: 1 } })).body.item.status
  }
  await expect.poll(sent).toBe('pending')
})

test('a business that waits for its approval drafts, and publishes and renews nothing', async () => {
  const { client, userId } = await feedMember(url, { membershipType: 'retailer', status: 'pending' })
  const drafted = await client.call(createItem, { body: itemFields() })
  expect(drafted.status).toBe(201)
  const { id } = await putDraft(userId)
  const refused = await client.call(publishItem, { ...at(id), body: { version: 1 } })
  expect(expectProblem(refused, 403, 'account_pending').detail).toBe('Your account is waiting for approval.')
  const ending = await putItem(userId, { expiresAt: await control.now() })
  expectProblem(
    await client.call(renewItem, { ...at(ending.id), body: { version: 1 } }),
    403,
    'account_pending',
  )
  await changeUser(userId, { status: 'active', deletionDueAt: '2099-01-01T00:00:00.000Z' })
  expectProblem(await client.call(publishItem, { ...at(id), body: { version: 1 } }), 403, 'account_leaving')
})

test('an edit is public at once, and never moves an item up', async () => {
  const { client, userId } = await feedMember(url)
  const publishedAt = await ago({ days: 40 })
  const { id } = await putItem(userId, { publishedAt })
  const edited = await edit(client, id, { title: 'Two of them, with the box', condition: 'fair' })
  expect(edited.body.item).toMatchObject({
    bumpedAt: publishedAt,
    publishedAt,
    condition: 'fair',
    version: 2,
  })
  expect((await visitor.call(getItem, at(id))).body).toMatchObject({
    title: 'Two of them, with the box',
    bumpedAt: publishedAt,
  })
})

test('a value can be taken away again, and what is free or picked up costs nothing to send', async () => {
  const { client, userId } = await feedMember(url, { membershipType: 'retailer' })
  const listing = await putListing(userId)
  const { id } = await putItem(userId, { shippingCents: 1500, listingId: listing.id })
  const shown = (await visitor.call(getItem, at(id))).body
  expect(shown).toMatchObject({ shippingCents: 1500, seller: { shop: { name: listing.businessName } } })
  const body = { ...itemFields(), version: 1 }
  const cleared = await client.call(updateItem, { ...at(id), body })
  for (const field of ['shippingCents', 'listingId']) {
    expect(cleared.body.item).not.toHaveProperty(field)
    expect(await itemNow(id)).not.toHaveProperty(field)
  }
  const after = (await visitor.call(getItem, at(id))).body
  expect(after).not.toHaveProperty('shippingCents')
  expect(after.seller).not.toHaveProperty('shop')
  expect((await edit(client, id, { shippingCents: 0 })).body.item.shippingCents).toBe(0)
  const picked = await edit(client, id, { shippingCents: 900, delivery: 'pickup' })
  expect(picked.body.item).not.toHaveProperty('shippingCents')
  expect((await edit(client, id, { priceKind: 'free' })).body.item.priceCents).toBe(0)
})

test('only a published business of the seller lends its name', async () => {
  const [seller, other] = await Promise.all([feedMember(url), feedMember(url)])
  const { id } = await putDraft(seller.userId)
  const foreign = await putListing(other.userId)
  const draft = await putListing(seller.userId, { status: 'draft' })
  for (const listing of [foreign, draft]) {
    const refused = await edit(seller.client, id, { listingId: listing.id })
    expect(expectProblem(refused, 422, 'shop_unknown').errors?.[0]?.path).toBe('body.listingId')
  }
})

test('what looks like markup stays text, and lines have no line breaks', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = await putItem(userId)
  const title = '<img src=x onerror=alert(1)> {{siteUrl}} %27'
  const edited = await edit(client, id, { title, description: `<script>alert(1)</script>\n${title}` })
  expect(edited.body.item.title).toBe(title)
  const shown = (await visitor.call(getItem, at(id))).body
  expect(shown).toMatchObject({ title, description: `<script>alert(1)</script>\n${title}` })
  const page = await fetch(`${url}/marketplace/${id}`)
  expect(await page.text()).not.toContain('<img src=x')
  expect((await edit(client, id, { title: 'Two\nlines \u202E' })).body.item.title).toBe('Two lines')
  expect((await edit(client, id, { title: 'A'.repeat(91) })).status).toBe(400)
})

test('fields are checked by name, and nothing of the server is taken from a client', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = await putItem(userId)
  for (const [changes, path] of [
    [{ zip: '7030' }, 'body.zip'],
    [{ priceCents: -1 }, 'body.priceCents'],
    [{ priceCents: 10_000_001 }, 'body.priceCents'],
    [{ state: 'AE' }, 'body.state'],
    [{ category: 'cars' as never }, 'body.category'],
  ] as const) {
    const refused = await edit(client, id, changes)
    expect(expectProblem(refused, 400).errors?.[0]?.path).toBe(path)
  }
  const sneaky = { ...itemFields(), version: 1, status: 'active', saveCount: 99, expiresAt: '2099-01-01' }
  expectProblem(await client.call(updateItem, { ...at(id), body: sneaky }), 400)
  expectProblem(await edit(client, id, { description: 'Short.' }), 422, 'item_incomplete')
  expect(await itemNow(id)).toMatchObject({ version: 1 })
})

test('an older version is refused at once, and of two edits at once one counts', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = await putItem(userId)
  const bodies = ['The first', 'The second'].map((title) => ({ ...itemFields({ title }), version: 1 }))
  const answers = await Promise.all(bodies.map((body) => client.call(updateItem, { ...at(id), body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const begun = performance.now()
  const late = await client.call(updateItem, { ...at(id), body: { ...itemFields(), version: 1 } })
  expectProblem(late, 409, 'version_conflict')
  const closed = await client.call(closeItem, { ...at(id), body: { version: 1 } })
  expectProblem(closed, 409, 'version_conflict')
  // Sixty attempts would take longer.
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('a price that falls by 5% and $5 is announced, once in seven days, and the reference never rises', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = await putItem(userId, { priceCents: 40_000, priceKind: 'fixed' })
  const reprice = async (priceCents: number) => {
    const { item } = (await edit(client, id, { priceCents })).body
    return { at: item.droppedAt, from: item.droppedFromCents, reference: item.referenceCents }
  }
  const untold = { at: undefined, from: undefined, reference: 40_000 }
  expect(await reprice(38_500)).toEqual(untold)
  const told = await reprice(37_900)
  expect(told).toMatchObject({ from: 40_000, reference: 37_900 })
  expect((await visitor.call(getItem, at(id))).body.oldPriceCents).toBe(40_000)
  expect(await reprice(50_000)).toEqual(told)
  expect((await visitor.call(getItem, at(id))).body).not.toHaveProperty('oldPriceCents')
  expect(await reprice(39_000)).toEqual(told)
  expect(await reprice(36_000)).toEqual(told)
  const lately = await putItem(userId, {
    ...{ priceCents: 37_900, priceKind: 'fixed', referenceCents: 37_900, droppedFromCents: 40_000 },
    droppedAt: await ago({ days: 7 }),
  })
  const again = await edit(client, lately.id, { priceCents: 36_000 })
  expect(again.body.item).toMatchObject({ referenceCents: 36_000, droppedFromCents: 37_900 })
})

test('what is not for sale tells no one of its price', async () => {
  const { client, userId } = await feedMember(url)
  const over = await putItem(userId, { priceCents: 40_000, expiresAt: await ago({ hours: 1 }) })
  const flagged = await putItem(userId, { priceCents: 40_000 })
  const description = 'Write to me on telegram, it is quicker.'
  const edited = [
    await edit(client, over.id, { priceCents: 10_000 }),
    await edit(client, flagged.id, { priceCents: 10_000, description }),
  ]
  for (const { body } of edited) expect(body.item).not.toHaveProperty('droppedAt')
})

test('an item is renewed from 14 days before its end to 30 days after it, and moves up once in 30 days', async () => {
  const { client, userId } = await feedMember(url)
  const now = await control.now()
  const renew = (item: Item) => client.call(renewItem, { ...at(item.id), body: { version: item.version } })
  const early = await putItem(userId, { expiresAt: addTime(now, { days: 14, minutes: 5 }) })
  expect(expectProblem(await renew(early), 409, 'renew_early').detail).toMatch(
    /^You can renew this item starting \w+, \w+ \d+\.$/,
  )
  const late = await putItem(userId, {
    status: 'expired',
    expiresAt: addTime(now, { days: -30, minutes: -1 }),
  })
  expect(expectProblem(await renew(late), 409, 'renew_late').detail).toBe(
    'This item expired more than 30 days ago. Post it again as a new item.',
  )
  const young = addTime(now, { days: -29 })
  const kept = await renew(
    await putItem(userId, { publishedAt: young, expiresAt: addTime(now, { days: 2 }), remindedDays: 7 }),
  )
  expect(kept.body.item.bumpedAt).toBe(young)
  expect(kept.body.item).not.toHaveProperty('remindedDays')
  expect(kept.body.item.expiresAt ?? '').toMatch(addTime(await control.now(), { days: 60 }).slice(0, 10))
  const old = addTime(now, { days: -31 })
  const moved = await renew(
    await putItem(userId, { status: 'expired', publishedAt: old, expiresAt: addTime(now, { days: -29 }) }),
  )
  expect(moved.body.item).toMatchObject({ status: 'active', publishedAt: old })
  expect((moved.body.item.bumpedAt ?? '') >= now).toBe(true)
  expect((await visitor.call(getItem, at(moved.body.item.id))).body.status).toBe('active')
})

test('an item is closed or sold elsewhere, and then only looked at', async () => {
  const { client, userId } = await feedMember(url)
  const [closed, sold] = await Promise.all([putItem(userId), putItem(userId)])
  const done = await client.call(closeItem, { ...at(closed.id), body: { version: 1 } })
  expect(done.body.item.status).toBe('closed')
  expectProblem(await visitor.call(getItem, at(closed.id)), 404, 'item_not_found')
  expectSuccess(await client.call(sellItemElsewhere, { ...at(sold.id), body: { version: 1 } }))
  expect((await visitor.call(getItem, at(sold.id))).body.status).toBe('sold')
  for (const { id } of [closed, sold]) {
    expectProblem(await edit(client, id, { title: 'Once more' }), 409, 'item_not_active')
    expectProblem(await client.call(renewItem, { ...at(id), body: { version: 2 } }), 409, 'item_not_active')
    expectProblem(await client.call(deleteItem, at(id)), 409, 'item_not_draft')
  }
  await expect
    .poll(async () => {
      const listed = await everyItem(visitor, listItems, { query: { near: '85004', miles: 5 } })
      return listed.some(({ id }) => id === closed.id || id === sold.id)
    })
    .toBe(false)
})

test('what was published and taken back cannot be deleted, but closed', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = await putItem(userId, { status: 'draft' })
  expectProblem(await client.call(deleteItem, at(id)), 409, 'item_not_draft')
  const closed = await client.call(closeItem, { ...at(id), body: { version: 1 } })
  expect(closed.body.item.status).toBe('closed')
  const draft = await putDraft(userId)
  expectProblem(
    await client.call(closeItem, { ...at(draft.id), body: { version: 1 } }),
    409,
    'item_not_active',
  )
})

test('a repeated step under one key changes an item once', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = await putItem(userId)
  const close = () =>
    client.call(closeItem, { ...at(id), body: { version: 1 } }, { 'idempotency-key': `close-${id}` })
  const [first, second] = [await close(), await close()]
  expect(second.body).toEqual(first.body)
  expect(await itemNow(id)).toMatchObject({ version: 2 })
  const { items } = await notifications.list({ pk: `USER#${userId}`, prefix: 'NOTIFICATION#', limit: 5 })
  expect(items).toEqual([])
})

test('what ran out while it was taken back is offered again as a renewed item is, or is too old', async () => {
  const { client, userId } = await trustedSeller()
  const now = await control.now()
  const young = await putItem(userId, { status: 'draft', expiresAt: addTime(now, { days: -3 }) })
  const old = await putItem(userId, { status: 'draft', expiresAt: addTime(now, { days: -31 }) })
  const publish = ({ id }: Item) => client.call(publishItem, { ...at(id), body: { version: 1 } })
  const again = await publish(young)
  expect(again.body.item.status).toBe('active')
  expect((again.body.item.expiresAt ?? '') > addTime(now, { days: 59 })).toBe(true)
  expect((await visitor.call(getItem, at(young.id))).status).toBe(200)
  expectProblem(await publish(old), 409, 'renew_late')
})
