import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import {
  checkLeagueNumber,
  createLeague,
  listLeagueNumbers,
  listMyLeagueNumbers,
  removeLeagueNumber,
  setLeagueNumber,
  updateLeague,
} from '#shared/rules/leagues/contract.ts'
import { listLeagues } from '#shared/rules/leagues/list-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putLeague, putLeagueNumber } from '#test/support/leagues.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const { client: member, userId } = await feedMember(url)
const fields = { name: 'Lakeside League', abbreviation: 'LKL', memberNumbers: true }
const at = (leagueId: `lge_${string}`) => ({ params: { leagueId } })

test('everyone sees the leagues by name', async () => {
  const created = await admin.call(createLeague, { body: { ...fields, name: 'ZZ League' } })
  expect(created.status).toBe(201)
  const { id } = await putLeague({ name: 'aa League' })
  const visitor = new Client(url)
  const names = async () => (await everyItem(visitor, listLeagues, { query: {} })).map(({ id: one }) => one)
  await expect.poll(names).toEqual(expect.arrayContaining([id, created.body.id]))
  const shown = await names()
  expect(shown.indexOf(id)).toBeLessThan(shown.indexOf(created.body.id))
  const first = await visitor.call(listLeagues, { query: { limit: 1 } })
  expect(first.body.items.map(({ id: one }) => one)).toEqual(shown.slice(0, 1))
})

test('one of two administrators who change a league at the same time is refused', async () => {
  const { id } = await putLeague({ websiteUrl: 'https://league.example' })
  const change = (name: string) =>
    admin.call(updateLeague, { ...at(id), body: { ...fields, name, version: 1 } })
  const answers = await Promise.all(['One name', 'Another name'].map(change))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const saved = answers.find(({ status }) => status === 200)?.body
  expect(saved).toMatchObject({ version: 2 })
  expect(saved).not.toHaveProperty('websiteUrl')
})

test('a website with a login or in a private network is refused, and one from before is still read', async () => {
  const websiteUrl = 'https://user:secret@10.0.0.1/'
  const { id } = await putLeague({ websiteUrl })
  const leagues = () => everyItem(new Client(url), listLeagues, { query: {} })
  await expect.poll(leagues).toContainEqual(expect.objectContaining({ id, websiteUrl }))
  for (const refused of [websiteUrl, 'https://router.local', 'http://league.example']) {
    const body = { ...fields, websiteUrl: refused }
    expectProblem(await admin.call(createLeague, { body }), 400, 'validation_failed')
    expectProblem(
      await admin.call(updateLeague, { ...at(id), body: { ...body, version: 1 } }),
      400,
      'validation_failed',
    )
  }
})

test('a member has one number in a league, and another one counts as not checked', async () => {
  const { id: leagueId } = await putLeague()
  const set = (number: string) => member.call(setLeagueNumber, { ...at(leagueId), body: { number } })
  await Promise.all(['A 17', 'A 17', 'A 17'].map(set))
  const { items } = (await member.call(listMyLeagueNumbers, {})).body
  expect(items.filter((one) => one.leagueId === leagueId)).toMatchObject([{ number: 'A 17', version: 3 }])

  const { id: checked } = await putLeague()
  const now = await control.now()
  const before = {
    leagueId: checked,
    userId,
    number: 'B-1',
    checkedBy: userId,
    createdAt: now,
    updatedAt: now,
  }
  await commit(leagueNumbers.put({ ...before, version: 1 }, { absent: true }))
  const say = (number: string) => member.call(setLeagueNumber, { ...at(checked), body: { number } })
  expect((await say('b-1')).body).toMatchObject({ number: 'b-1', checkedBy: userId })
  expect((await say('B-2')).body).not.toHaveProperty('checkedBy')
})

test('a number that was taken away is gone, and a second call changes nothing', async () => {
  const { id: leagueId } = await putLeague()
  expectSuccess(await member.call(setLeagueNumber, { ...at(leagueId), body: { number: '9' } }))
  for (const _ of [1, 2]) expect((await member.call(removeLeagueNumber, at(leagueId))).status).toBe(204)
  expect(await leagueNumbers.get({ userId, leagueId })).toBeUndefined()
})

test('a league without member numbers takes none', async () => {
  const { id } = await putLeague({ memberNumbers: false })
  expectRefused(
    await member.call(setLeagueNumber, { ...at(id), body: { number: '9' } }),
    'league_without_numbers',
    'This league has no member numbers.',
  )
  const nothing = await member.call(setLeagueNumber, { ...at(id), body: { number: ' ' } })
  expectProblem(nothing, 400)
})

test('a member gets the own numbers, and they go with the account', async () => {
  const leaving = await feedMember(url)
  const { id: leagueId } = await putLeague()
  expectSuccess(await leaving.client.call(setLeagueNumber, { ...at(leagueId), body: { number: 'GONE-1' } }))
  const user = await users.get({ id: leaving.userId }, { consistent: true })
  if (!user) throw new Error('The member is there.')
  const files = await collectData(user, await control.now())
  const texts = Object.values(files).map((file) => new TextDecoder().decode(file))
  expect(texts.join(' ')).toContain('GONE-1')
  await eraseAccount(leaving.userId, await control.now())
  expect(await leagueNumbers.get({ userId: leaving.userId, leagueId })).toBeUndefined()
})

test('administrators see the numbers of a league in their order, and say which of them they checked', async () => {
  const { id: leagueId } = await putLeague()
  await putLeagueNumber(leagueId, userId, 'B 2')
  const other = await feedMember(url, { name: 'Robin Porter' })
  await putLeagueNumber(leagueId, other.userId, 'A 9')
  const shown = async () => {
    const { items } = (await admin.call(listLeagueNumbers, at(leagueId))).body
    return items.map(({ number, memberName, checkedBy }) => [number, memberName, checkedBy !== undefined])
  }
  await expect.poll(shown).toHaveLength(2)
  expect((await shown())[0]).toEqual(['A 9', 'Robin Porter', false])
  const check = (checked: boolean, version: number) =>
    admin.call(checkLeagueNumber, {
      params: { leagueId, userId: other.userId },
      body: { checked, version },
    })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => check(true, 1)))
  for (const answer of [...answers, await check(true, 1)])
    expect(answer.body).toMatchObject({ version: 2, memberName: 'Robin Porter' })
  const mine = async () => (await other.client.call(listMyLeagueNumbers, {})).body.items[0]
  expect((await mine())?.checkedBy).toBeDefined()
  expectSuccess(await other.client.call(setLeagueNumber, { ...at(leagueId), body: { number: 'A 10' } }))
  expectProblem(await check(true, 2), 409, 'version_conflict')
  expectSuccess(await check(true, 3))
  expectSuccess(await check(false, 4))
  expect(await mine()).not.toHaveProperty('checkedBy')
})

test('only administrators see and check the numbers of others', async () => {
  const { id: leagueId } = await putLeague()
  await putLeagueNumber(leagueId, userId)
  expectProblem(await member.call(listLeagueNumbers, at(leagueId)), 403, 'admin_only')
  const { status } = await member.call(checkLeagueNumber, {
    params: { leagueId, userId: userId },
    body: { checked: true, version: 1 },
  })
  expect(status).toBe(403)
})
