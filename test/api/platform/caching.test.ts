import { expect, test } from 'vitest'
import { getMember, listMembers } from '#shared/community/members/contract.ts'
import { listFaqs } from '#shared/content/faqs/contract.ts'
import { updateMe } from '#shared/platform/users/contract.ts'
import { routes } from '#shared/routes.ts'
import { Client } from '#test/support/client.ts'
import { judgedEvent } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { newMember } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

const asked = (path: string, etag?: string) => {
  return fetch(url + path, { headers: etag ? { 'if-none-match': etag } : {} })
}

test('a holder of a public answer or page is not sent it again', async () => {
  // Members of another file may still be on their way into the directory.
  await controlOf(url).settle()
  for (const path of ['/api/faqs', '/api/members', '/api/plans', '/faq', '/members']) {
    const first = await asked(path)
    const etag = first.headers.get('etag') ?? ''
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^W\/"/)])
    const second = await asked(path, etag)
    expect([path, second.status, await second.text()]).toEqual([path, 304, ''])
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    expect((await asked(path, 'W/"other"')).status).toBe(200)
  }
})

test('what shows people is kept nowhere without asking, and personal data not at all', async () => {
  for (const { name, path } of [listMembers, routes.suggestSearch])
    expect([name, (await asked(`${path}?q=bass`)).headers.get('cache-control')]).toEqual([
      name,
      'public, max-age=0, must-revalidate',
    ])
  const { client } = await newMember(url)
  expect((await client.call(routes.getMe, {})).headers['cache-control']).toBe('no-store')
  expect((await visitor.call(listFaqs, {})).headers['cache-control']).toContain('s-maxage=60')
})

test('a board and its cards live at the edge for three seconds, and a board is asked for by its version', async () => {
  const judged = await judgedEvent()
  const classes = `/api/competitions/${judged.eventId}/classes`
  for (const path of [classes, `${classes}/S1/board`, `${classes}/S1/board?v=3`]) {
    const answer = await asked(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3')
    expect(answer.headers.get('etag')).toMatch(/^W\/"/)
  }
  expect((await asked(`${classes}/S1/board?v=x`)).status).toBe(400)
})

test('a member who hides the profile is gone from it at the next request, for every reader', async () => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  await changeUser(id, { status: 'active', registrationCompleted: true, isPublicProfile: true })
  await controlOf(url).settle()
  const paths = [getMember.path.replace(':userId', id), `/public-profile/${id}`]
  const held = await Promise.all(paths.map(async (path) => (await asked(path)).headers.get('etag') ?? ''))
  const answers = () => Promise.all(paths.map(async (path, at) => (await asked(path, held[at])).status))
  expect(await answers()).toEqual([304, 304])
  const { body: me } = await client.call(routes.getMe, {})
  const hidden = await client.call(updateMe, { body: { isPublicProfile: false, version: me.version } })
  expect(hidden.status).toBe(200)
  expect(await answers()).toEqual([404, 404])
})

test.each([
  ['suspended', { status: 'suspended' }],
  ['hidden by an administrator', { profileHidden: { reason: 'No', hiddenAt: '2026-01-01T00:00:00.000Z' } }],
] as const)('a profile that is %s is gone at the next request', async (_, change) => {
  const { client } = await newMember(url)
  const id = userIdOf(client)
  await changeUser(id, { status: 'active', registrationCompleted: true, isPublicProfile: true })
  const path = getMember.path.replace(':userId', id)
  const etag = (await asked(path)).headers.get('etag') ?? ''
  expect((await asked(path, etag)).status).toBe(304)
  await changeUser(id, change)
  expect((await asked(path, etag)).status).toBe(404)
  await changeUser(id, { isPublicProfile: false })
})
