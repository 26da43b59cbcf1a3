import { expect, test } from 'vitest'
import { erasures, functionFiles } from '#test/support/erasures.ts'

const definitions = () => functionFiles().flatMap(({ source }) => source.match(/\berasure: ['{]/g) ?? [])

test('what the deletion of a member does with a kind of item can be read from its definition', async () => {
  expect((await erasures()).size).toBe(definitions().length)
})

test('nothing is stored under a name that no definition has', () => {
  const written = functionFiles().filter(({ source }) => /\bentity: '/.test(source))
  expect(written.map(({ path }) => path)).toEqual([])
})
