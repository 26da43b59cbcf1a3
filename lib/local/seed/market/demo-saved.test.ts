import { expect, test } from 'vitest'
import { SavedSearchFields } from '#shared/market/saved-searches/saved-search.ts'
import { demoFavorites } from './demo-favorites.ts'
import { demoItems } from './demo-items.ts'
import { demoSearches } from './demo-searches.ts'
import { seededUser } from './seeded-items.ts'

const now = '2026-11-25T21:00:00.000Z'

test('member and pro have three searches, each of which found something', async () => {
  const all = await demoSearches(now, 'whole')
  expect(all.map(({ search }) => search.userId)).toEqual(['member', 'member', 'pro'].map(seededUser))
  for (const { search, hits } of all) {
    const { name, filters, every, isMailed, isPaused } = search
    SavedSearchFields.parse({ name, filters, every, isMailed, isPaused })
    expect(hits.length, name).toBeGreaterThan(1)
  }
})

test('member and pro saved what others offer, and each item counts who saved it', async () => {
  const all = demoFavorites(now, 'whole')
  expect(all).toHaveLength(10)
  const items = await demoItems(now, 'whole')
  for (const { userId, itemId, savedAt } of all) {
    expect(savedAt < now).toBe(true)
    expect(items.find(({ id }) => id === itemId)?.sellerId).not.toBe(userId)
  }
  for (const { id, saveCount } of items)
    expect(saveCount).toBe(all.filter(({ itemId }) => itemId === id).length)
})
