import { expect, test } from 'vitest'
import { getMember } from '#shared/community/members/contract.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { markupPayloads } from '#test/support/markup-payloads.ts'
import { completion, newMember } from '#test/support/new-member.ts'
import { writeEverywhere } from '#test/support/public-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

/** The elements of a page and the names of their attributes: what a text must not be able to change. */
const structureOf = (html: string) =>
  [...html.matchAll(/<\/?([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)].map(
    ([, name, attributes = '']) => `${name} ${attributes.replace(/"[^"]*"/g, '').replace(/\s+/g, ' ')}`,
  )

test('what a member writes is text on public pages, in every field', async () => {
  expect(markupPayloads).toHaveLength(40)
  const { client } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  const { id } = (await client.call(completeRegistration, { body: completion(version) })).body
  const visitor = new Client(url)
  const publicPage = async (written: string) => {
    const saved = await writeEverywhere(client, written)
    expect(saved.bio).toBe(written.trim())
    const member = (await visitor.call(getMember, { params: { userId: id } })).body
    expect(member.bio).toBe(written.trim())
    return structureOf((await visitor.send({ path: `/public-profile/${id}` })).text)
  }
  const harmless = await publicPage('two 12s and a wall')
  expect(harmless.length).toBeGreaterThan(100)
  for (const payload of markupPayloads) expect(await publicPage(payload), payload).toEqual(harmless)
})
