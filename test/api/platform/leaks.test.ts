import { beforeAll, expect, test, vi } from 'vitest'
import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import type { User } from '#shared/platform/users/user.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { accessCalls } from '#test/support/access-calls.ts'
import { callers, verdict } from '#test/support/access-policy.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { testedRoutes } from '#test/support/tested-routes.ts'

const { url } = sharedCloud()

const marker = 'leakmark'
const now = '2026-01-01T00:00:00.000Z'

/** Another member whose private fields all carry the marker; the name and the bio are for everyone. */
const marked = (kind: string, more: Partial<User>): User =>
  aPerson({
    name: `Wexofar ${kind}`,
    email: `${marker}-email-${kind}-${crypto.randomUUID().slice(0, 8)}@example.test`.toLowerCase(),
    phone: `${marker}-phone`,
    taxId: `${marker}-tax`,
    address: `${marker}-address`,
    zip: `${marker}-zip`,
    role: `${marker}-role`,
    city: `${marker}-city`,
    state: `${marker}-state`,
    location: `${marker}-location`,
    companyName: `${marker}-company`,
    membershipType: 'retailer',
    bio: 'For everybody to read.',
    publicFields: ['bio'],
    isPublicProfile: true,
    ...more,
  })

/** A profile of which nothing may be seen. */
const unseen = (kind: string, more: Partial<User>) =>
  marked(kind, { name: `${marker}-name`, bio: `${marker}-bio`, publicFields: ['bio', 'city'], ...more })

const shown = marked('Shown', {})
const unnamed = marked('Unnamed', {})
unnamed.name = unnamed.email
const people = [
  shown,
  unnamed,
  unseen('Private', { isPublicProfile: false }),
  unseen('Suspended', {
    status: 'suspended',
    suspension: { reason: `${marker}-reason`, suspendedAt: now, previousStatus: 'active' },
  }),
  unseen('Taken', { profileHidden: { reason: `${marker}-reason`, hiddenAt: now } }),
  unseen('Waiting', { status: 'pending' }),
  unseen('Unverified', { verificationStatus: 'pending' }),
]

const clients = new Map<string, Client>()

/** What an administrator may see of others is behind one prefix. */
const forAdministrators = (path: string) => path.startsWith('/api/admin/')

type Input = { params?: Record<string, string>; query?: Record<string, string> }

/** A valid request, one about each marked person, and for a search one for everything that should not be found. */
async function inputsOf(name: RouteName): Promise<Input[]> {
  const sample: Input = await routeFixtures[name].sample()
  const contract: Contract = routes[name]
  const about = contract.path.includes(':userId')
    ? people.map(({ id }) => ({ ...sample, params: { ...sample.params, userId: id } }))
    : []
  const questions = [marker, `${marker}-phone`, `${marker}-tax`, 'Wexofar', shown.email.split('@')[0] ?? '']
  const searching =
    name === 'suggestSearch' || name === 'listMembers' ? questions.map((q) => ({ query: { q } })) : []
  const listing: Input[] =
    name === 'listMembers'
      ? [
          {},
          { query: { limit: '100' } },
          { query: { sort: 'name' } },
          { query: { state: `${marker}-state` } },
        ]
      : []
  return [sample, ...about, ...searching, ...listing]
}

/** Cursors are only encoded, so they are read as well. */
function leaks(text: string): boolean {
  const cursors = [...text.matchAll(/"nextCursor":"([^"]+)"/g)].map(([, cursor = '']) =>
    Buffer.from(cursor, 'base64url').toString('utf8'),
  )
  return [text, ...cursors].some((one) => one.toLowerCase().includes(marker))
}

/** The answer without the question, which a page or a refusal may repeat. */
const withoutEcho = (text: string, asked: string[]) =>
  asked.reduce((rest, word) => (word ? rest.replaceAll(word, '') : rest), text)

beforeAll(async () => {
  await putPeople(people)
  for (const [kind, caller] of Object.entries(callers))
    clients.set(kind, caller ? await demoClient(url, caller.account) : new Client(url))
  const indexed = async () => {
    const { text } = await new Client(url).send({ path: '/api/members?q=wexofar' })
    expect(text).toContain(shown.id)
    const unnamedListed = await new Client(url).send({ path: '/api/members?type=retailer&limit=100' })
    expect(unnamedListed.text).toContain(unnamed.id)
  }
  await vi.waitFor(indexed, { timeout: 60_000 })
})

test('no answer to anyone’s reading of the API holds what others keep to themselves', async () => {
  const names = testedRoutes.filter((name) => routes[name].method === 'GET')
  // All who are let in read; of those who are refused with the same words one is enough.
  const refused = accessCalls(names).calls.filter(({ passes }) => !passes)
  const reads = names.flatMap((name) => {
    const contract: Contract = routes[name]
    const kinds = Object.keys(callers).filter((kind) =>
      verdict(contract.auth, callers[kind]?.standing) === 'passes'
        ? kind !== 'admin' || !forAdministrators(contract.path)
        : refused.some((call) => call.name === name && call.kind === kind),
    )
    return kinds.map((kind) => ({ name, kind, contract }))
  })
  const found: string[] = []
  let answers = 0
  for (const { name, kind, contract } of reads)
    for (const input of await inputsOf(name)) {
      const answer = await (clients.get(kind) as Client).call(contract, input as InputOf<Contract>)
      answers++
      if (leaks(answer.text)) found.push(`${kind} → ${name} ${JSON.stringify(input)}: ${answer.text}`)
    }
  console.log(`leaks: ${answers} answers of ${names.length} routes, ${found.length} with a marker`)
  expect(found).toEqual([])
  if (names.length > 0) expect(new Set(reads.map(({ kind }) => kind)).size).toBeGreaterThan(1)
})

test('no page, shared link or sitemap holds what members keep to themselves', async () => {
  const visitor = new Client(url)
  const index = (await visitor.send({ path: '/sitemap.xml' })).text
  const sitemaps = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(sitemaps.length).toBeGreaterThan(2)
  const paths = [
    '/',
    '/members',
    '/members?sort=name',
    '/members?q=wexofar',
    `/members?q=${marker}`,
    ...sitemaps,
    ...people.flatMap(({ id }) => [`/public-profile/${id}`, `/profile/${id}`, `/member/${id}`]),
  ]
  const texts = new Map<string, string>()
  const found: string[] = []
  for (const path of paths) {
    const { text } = await visitor.send({ path })
    texts.set(path, text)
    if (leaks(withoutEcho(text, path.endsWith(`=${marker}`) ? [marker] : []))) found.push(path)
  }
  expect(found).toEqual([])
  expect(texts.get(`/public-profile/${shown.id}`)).toContain('For everybody to read.')
  expect(texts.get('/members?q=wexofar')).toContain(shown.id)
  const listed = sitemaps.map((path) => texts.get(path)).join()
  expect(people.map(({ id }) => listed.includes(id))).toEqual([true, true, false, false, false, false, false])
})
