import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { directoryEntries } from '#core/community/members/directory-entries.ts'
import { directoryEntriesOf } from '#core/community/members/directory-entries-of.ts'
import { projections } from '#core/community/members/projections.ts'
import { followRows } from '#core/platform/projections/follow-rows.ts'
import { users } from '#core/platform/users/users.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { aPerson } from '#test/support/sample-people.ts'
import { memberSitemap, sitemapIndex } from './member-sitemap.ts'

process.env.TABLE_NAME = 'test'
const siteUrl = 'https://boxrise.example'
const membersADay = 400

type Item = { pk: string; sk: string }
type Query = {
  ExpressionAttributeValues: { ':pk': string; ':range'?: string }
  Limit: number
  ExclusiveStartKey?: { sk: string }
}

/** A table that answers queries by what was put into it. */
function emptyTable() {
  const lists = new Map<string, Item[]>()
  const put = (item: Item) => void lists.set(item.pk, [...(lists.get(item.pk) ?? []), item])
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(TransactWriteCommand).callsFake(async ({ TransactItems }) => {
    for (const { Put } of TransactItems) put(Put.Item)
    return {}
  })
  documents.on(QueryCommand).callsFake(async (query: Query) => {
    const { ':pk': pk, ':range': prefix = '' } = query.ExpressionAttributeValues
    const all = (lists.get(pk) ?? []).toSorted((a, b) => (a.sk < b.sk ? -1 : 1))
    const found = all.filter(({ sk }) => sk.startsWith(prefix) && sk > (query.ExclusiveStartKey?.sk ?? ''))
    const Items = found.slice(0, query.Limit)
    return { Items, ...(found.length > Items.length && { LastEvaluatedKey: Items.at(-1) }) }
  })
  return lists
}

test('however many join in a month, each of them is in one of the sitemaps that the index names', async () => {
  const lists = emptyTable()
  const ids: string[] = []
  for (let at = 1; at <= 28; at++) {
    const createdAt = `2026-11-${String(at).padStart(2, '0')}T12:00:00.000Z`
    const member = aPerson({ isPublicProfile: true, createdAt })
    await followRows(projections, { after: users.item(member) })
    // The others of the day as it would have put them.
    const [entry] = directoryEntriesOf(member).filter(({ list }) => list === 'newest')
    if (!entry) throw new Error('the member is not shown')
    const others = Array.from({ length: membersADay }, () => ({ ...entry, id: crypto.randomUUID() }))
    const items = others.map((other) => directoryEntries.item({ ...other, at: `${createdAt}#${other.id}` }))
    lists.set('MEMBERS#newest', [...(lists.get('MEMBERS#newest') ?? []), ...items])
    ids.push(member.id, ...others.map(({ id }) => id))
  }
  const maps = [...(await sitemapIndex(siteUrl)).matchAll(/members-([\d-]+)\.xml/g)]
  const listed = await Promise.all(maps.map(([, time = '']) => memberSitemap(siteUrl, time)))
  const addresses = new Set(listed.join('').match(/(?<=<loc>)[^<]+/g))
  expect(ids.filter((id) => !addresses.has(siteUrl + memberPath(id))).length).toBe(0)
})
