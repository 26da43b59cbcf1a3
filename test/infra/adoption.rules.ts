import { beforeAll, expect, test } from 'vitest'
import { type Json, ofType, type Platform, synthesize, synthesizeAfresh } from './synthesize.ts'

const name = 'restored-2026-11-30'
const streamArn = `arn:aws:dynamodb:us-east-1:123456789012:table/${name}/stream/2026-11-30T07:00:00.000`

let before: Platform
let after: Platform
beforeAll(async () => {
  before = await synthesize()
  after = await synthesizeAfresh(undefined, { table: name, tableStream: streamArn })
}, 120_000)

const exportsOf = ({ outputs }: Platform) =>
  Object.values<Json>(outputs['CarAudio-data']).flatMap(({ Export }) => (Export ? [Export.Name] : []))

test('a deployment that works with a restored table goes on telling of its own one, until nothing uses it any more', () => {
  const told = exportsOf(before)
  expect(told.filter((one: string) => one.includes('Table')).length).toBeGreaterThanOrEqual(3)
  expect(exportsOf(after)).toEqual(expect.arrayContaining(told))
  const [own] = ofType(after, 'AWS::DynamoDB::Table').filter(({ path }) => path === 'Table')
  expect(own?.raw.DeletionPolicy).toMatch(/^Retain/)
})

test('no function and no reader knows the deployment’s own table any more', () => {
  const usesOwn = after.resources.filter(
    ({ stack, raw }) =>
      stack !== 'CarAudio-data' && /ImportValue":"[^"]*(?<!Drill)Table/.test(JSON.stringify(raw)),
  )
  expect(usesOwn.map(({ stack, path }) => `${stack} ${path}`)).toEqual([])
  const tables = ofType(after, 'AWS::Lambda::Function').flatMap(
    ({ properties }) => properties.Environment?.Variables?.TABLE_NAME ?? [],
  )
  expect(tables.length).toBeGreaterThan(500)
  expect(new Set(tables)).toEqual(new Set([name]))
})

test('the readers follow the stream of the restored table, and everything is granted on it and its indexes', () => {
  const sources = ofType(after, 'AWS::Lambda::EventSourceMapping')
  expect(sources.length).toBeGreaterThan(1)
  for (const { properties } of sources) expect(properties.EventSourceArn).toBe(streamArn)
  const granted = JSON.stringify(ofType(after, 'AWS::IAM::Role').map(({ properties }) => properties))
  expect(granted).toContain(`:table/${name}/index/gsi1`)
  expect(granted).toContain(`:table/${name}"`)
})
