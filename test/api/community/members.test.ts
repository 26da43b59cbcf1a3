import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { beforeAll, expect, test, vi } from 'vitest'
import { users } from '#core/platform/users/users.ts'
import { handler as indexSearch } from '#functions/streams/index-search.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { getMember, listMembers } from '#shared/community/members/contract.ts'
import { listedName } from '#shared/community/members/listed-name.ts'
import type { MemberCard } from '#shared/community/members/member-card.ts'
import { suggestSearch } from '#shared/content/search/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { type Answer, Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

type Query = Parameters<typeof visitor.call<typeof listMembers>>[1]['query']

const list = async (query: Query = {}) => (await visitor.call(listMembers, { query })).body
const names = async (query: Query) => (await all({ limit: 100, ...query })).map(({ name }) => name)

const seeded = demoMembers(await control.now())
const shown: Partial<User> = {
  status: 'active',
  verificationStatus: 'verified',
  registrationCompleted: true,
  isPublicProfile: true,
}

async function all(query: Query): Promise<MemberCard[]> {
  const items: MemberCard[] = []
  let cursor: string | undefined
  do {
    const page = await list({ ...query, ...(cursor && { cursor }) })
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return items
}

beforeAll(async () => {
  await control.settle()
})

test('the directory comes in pages of 24, newest first, each member once', async () => {
  const first = await list()
  expect(first.items).toHaveLength(24)
  expect(first.nextCursor).toBeDefined()
  const ids = (await all({})).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.slice(0, 24)).toEqual(first.items.map(({ id }) => id))
  const joined = seeded.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(({ id }) => id)
  expect(ids.filter((id) => joined.includes(id))).toEqual(joined)
})

test('by name, the directory is in the order of names, as they are folded', async () => {
  const found = (await all({ sort: 'name', limit: 100 })).map((member) => fold(listedName(member)))
  expect(found).toEqual(found.toSorted((a, b) => (a < b ? -1 : 1)))
})

test('every combination of membership and state lists exactly its members, in both orders', async () => {
  for (const sort of ['newest', 'name'] as const)
    for (const type of [undefined, 'competitor'] as const)
      for (const state of [undefined, 'TX', 'Texas']) {
        const found = await all({
          sort,
          limit: state ? 3 : 50,
          ...(type && { type }),
          ...(state && { state }),
        })
        const code = state && 'TX'
        const expected = seeded.filter(
          (user) => (!type || user.membershipType === type) && (!code || user.state === code),
        )
        expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(expected.map(({ id }) => id)))
        for (const member of found) {
          if (type) expect(member.membershipType).toBe(type)
          if (code) expect(member.state).toBe(code)
        }
      }
})

test('a member is found by any part of the name or the business, with the filters too', async () => {
  for (const q of ['hollis', 'BARNABY', 'barnaby hollis', 'groundloop', 'oundl', 'car audio'])
    expect(await names({ q }), q).toContain('Hollis Barnaby')
  expect(await names({ q: 'barnaby', type: 'retailer', state: 'OH' })).toEqual(['Hollis Barnaby'])
  expect(await names({ q: 'barnaby', type: 'competitor' })).toEqual([])
  expect(await names({ q: 'barnaby', state: 'TX' })).toEqual([])
  expect(await names({ state: '!!!' })).toEqual([])
  expect(await names({ q: '--' })).toEqual([])
})

test('a member is found and suggested by what any keyboard writes of the name, and by one CJK character', async () => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  const suggested = async (q: string) =>
    (await visitor.call(suggestSearch, { query: { q } })).body.items.map(({ title }) => title)
  const questions = {
    'Łukasz Żółć': ['lukasz zolc', 'ŁUKASZ', 'zolc'],
    'Fergal O’Beirnaq': ['obeirnaq', 'o beirnaq', "o'beirnaq", 'O`Beirnaq', 'beirnaq'],
    李小龍: ['李', '小', '李小龍'],
  }
  for (const [name, asked] of Object.entries(questions)) {
    await changeUser(id, { ...shown, name })
    for (const q of asked)
      await vi.waitFor(
        async () => {
          expect(await names({ q }), q).toContain(name)
          expect(await suggested(q), q).toContain(name)
        },
        { timeout: 60_000 },
      )
  }
  await changeUser(id, { isPublicProfile: false })
})

test('a member whose name matches more than once is listed once, over pages too', async () => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  await changeUser(id, { ...shown, name: 'Zaqazaq Ezaqu', companyName: 'Zaqzaq' })
  await vi.waitFor(async () => expect(await names({ q: 'zaq' })).toEqual(['Zaqazaq Ezaqu']), {
    timeout: 60_000,
  })
  expect(await all({ q: 'zaq', limit: 1 })).toHaveLength(1)
  await changeUser(id, { isPublicProfile: false })
})

test('a profile shows what its member made public, and nothing else is there to be found', async () => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  await changeUser(id, {
    ...shown,
    name: 'Quillon Vexmoor',
    city: 'Hiddenville',
    state: 'VT',
    companyName: 'Hidden Xylofab',
    publicFields: ['bio', 'country'],
    bio: 'Here I am.',
  })
  await vi.waitFor(async () => expect(await names({ q: 'quillon' })).toEqual(['Quillon Vexmoor']), {
    timeout: 60_000,
  })
  const { body } = await visitor.call(getMember, { params: { userId: id } })
  expect(body).toEqual({
    id,
    name: 'Quillon Vexmoor',
    membershipType: 'competitor',
    memberSince: Number((await control.now()).slice(0, 4)),
    bio: 'Here I am.',
    country: 'United States',
  })
  expect(await names({ q: 'xylofab' })).toEqual([])
  expect((await all({ state: 'VT' })).map((member) => member.id)).not.toContain(id)
  await changeUser(id, { isPublicProfile: false })
})

test.each<[string, Partial<User>]>([
  ['hidden by the member', { isPublicProfile: false }],
  [
    'hidden by an administrator',
    { profileHidden: { reason: 'Not fit', hiddenAt: '2026-01-01T00:00:00.000Z' } },
  ],
  ['suspended', { status: 'suspended' }],
  ['waiting for approval', { status: 'pending' }],
  ['refused', { verificationStatus: 'rejected' }],
  ['unverified', { verificationStatus: 'pending' }],
  ['not completed', { registrationCompleted: false }],
])('a profile that is %s disappears from page, directory, search and sitemap', async (_, change) => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  const name = `Vanishing Tester${id.slice(0, 8)}`
  // The day may end while the test runs.
  const { createdAt: joinedAt = '' } = (await users.get({ id }, { consistent: true })) ?? {}
  const where = async () => ({
    page: (await visitor.send({ path: `/public-profile/${id}` })).status,
    profile: (await visitor.call(getMember, { params: { userId: id } })).status,
    directory: (await all({ limit: 100 })).some((member) => member.id === id),
    found: (await names({ q: name })).length > 0,
    suggested: (await visitor.call(suggestSearch, { query: { q: name } })).body.items.length > 0,
    sitemap: (await sitemapOf(joinedAt)).includes(id),
  })
  await changeUser(id, { ...shown, name, companyName: '', state: 'VT' })
  const everywhere = { page: 200, profile: 200, directory: true, found: true, suggested: true, sitemap: true }
  await vi.waitFor(async () => expect(await where()).toEqual(everywhere), { timeout: 60_000 })
  await changeUser(id, change)
  const nowhere = {
    page: 404,
    profile: 404,
    directory: false,
    found: false,
    suggested: false,
    sitemap: false,
  }
  await vi.waitFor(async () => expect(await where()).toEqual(nowhere), { timeout: 60_000 })
})

const sitemapOf = async (joinedAt: string) =>
  (await visitor.send({ path: `/sitemaps/members-${joinedAt.slice(0, 10)}.xml` })).text

test('no one can tell hidden, suspended, unknown and malformed apart', async () => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  const answers = []
  for (const userId of [id, crypto.randomUUID(), 'no-one', '../users/me', '%']) {
    const answer = await visitor.call(getMember, { params: { userId } })
    const { requestId: _, ...problem } = expectProblem(answer, 404, 'member_not_found')
    answers.push(JSON.stringify(problem))
  }
  await changeUser(id, { ...shown, status: 'suspended' })
  const suspended = await visitor.call(getMember, { params: { userId: id } })
  const { requestId: _, ...problem } = expectProblem(suspended, 404, 'member_not_found')
  expect(new Set([...answers, JSON.stringify(problem)]).size).toBe(1)
})

test('filters that do not exist and foreign cursors are refused, and no one is in no place', async () => {
  const query = { type: 'no-one' as 'retailer' }
  expectProblem(await visitor.call(listMembers, { query }), 400, 'validation_failed')
  expectProblem(await visitor.call(listMembers, { query: { q: 'a' } }), 400, 'validation_failed')
  expect((await list({ state: '--' })).items).toEqual([])
  const { nextCursor = '' } = await list({ sort: 'name' })
  for (const other of [{ sort: 'newest' }, { type: 'retailer' }, { q: 'an' }] as Query[])
    expectProblem(
      await visitor.call(listMembers, { query: { ...other, cursor: nextCursor } }),
      400,
      'invalid_cursor',
    )
})

test('pages lead on by plain links, and every address of a profile names the one to remember', async () => {
  const seen = new Set<string>()
  let path: string | undefined = '/members?sort=name'
  while (path) {
    const { status, text, headers }: Answer = await visitor.send({ path })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(text).toContain(`<link rel="canonical" href="${url}/members">`)
    const tiles = [...text.matchAll(/href="\/public-profile\/([^"]+)"/g)].map(([, id = '']) => id)
    for (const id of tiles) {
      expect(seen.has(id)).toBe(false)
      seen.add(id)
    }
    path = /href="([^"]+)" rel="next"|rel="next"[^>]* href="([^"]+)"/.exec(text)?.slice(1).find(Boolean)
    path = path?.replaceAll('&amp;', '&')
  }
  expect(seeded.every(({ id }) => seen.has(id))).toBe(true)
  const [shop] = seeded.filter(({ companyName }) => companyName === 'Groundloop Car Audio')
  for (const address of ['public-profile', 'profile']) {
    const { text } = await visitor.send({ path: `/${address}/${shop?.id}` })
    expect(text).toContain(`<link rel="canonical" href="${url}/public-profile/${shop?.id}">`)
    expect(text).toContain(`<meta property="og:image" content="${url}${shop?.profileImage ?? '/og.png'}">`)
    expect(text).toContain('"@type":"Organization","name":"Groundloop Car Audio"')
  }
  const unknown = await visitor.send({ path: `/members?cursor=${'x'.repeat(40)}` })
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a change that its reader is given back after later ones shows no one who has hidden since', async () => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  const before = await users.get({ id }, { consistent: true })
  await changeUser(id, { ...shown, name: 'Redelivered Rita' })
  const after = await users.get({ id }, { consistent: true })
  await changeUser(id, { isPublicProfile: false })
  await control.settle()
  const image = (user: typeof before) => user && marshall(users.item(user), { removeUndefinedValues: true })
  const dynamodb = { OldImage: image(before), NewImage: image(after), SequenceNumber: '1' }
  await indexSearch({ Records: [{ eventName: 'MODIFY', dynamodb }] } as unknown as DynamoDBStreamEvent)
  expect(await names({ q: 'Redelivered' })).toEqual([])
})
