import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { eachUnfinishedDay } from './job-progress.ts'

process.env.TABLE_NAME = 'test'
const documents = mockClient(DynamoDBDocumentClient)
const days = { throughOn: '2026-01-05', finishesOn: '2026-01-04', mostDaysBack: 29, firstDaysBack: 4 }
let kept: Record<string, unknown> | undefined

beforeEach(() => {
  documents.reset()
  kept = undefined
  documents.on(GetCommand).callsFake(async () => ({ Item: kept }))
  documents.on(TransactWriteCommand).callsFake(async ({ TransactItems }) => {
    kept = TransactItems[0].Put.Item
    return {}
  })
})

/** The days that a run begins, until it is cut off. */
async function run(work: (day: string) => number = () => 0, more = {}): Promise<string[]> {
  const begun: string[] = []
  await eachUnfinishedDay('a_job', { ...days, ...more }, async (day) => {
    begun.push(day.slice(-2))
    return { failed: work(day) }
  }).catch(() => undefined)
  return begun
}

test('a run that is cut off is gone on with where it was, however many days were behind', async () => {
  const cutOff = (day: string) => {
    if (day === '2026-01-03') throw new Error('the function has run out of time')
    return 0
  }
  expect(await run(cutOff)).toEqual(['01', '02', '03'])
  expect(await run()).toEqual(['03', '04', '05'])
  expect(await run()).toEqual(['05'])
})

test('a day on which something fails again and again is tried in each run, and no other one with it', async () => {
  const fails = (day: string) => (day === '2026-01-02' ? 1 : 0)
  expect(await run(fails)).toEqual(['01', '02', '03', '04', '05'])
  expect(await run(fails)).toEqual(['02', '05'])
  expect(await run(fails, { throughOn: '2026-01-06', finishesOn: '2026-01-05' })).toEqual(['02', '05', '06'])
  expect(await run()).toEqual(['02'])
  expect(await run()).toEqual([])
})

test('what fails is told, and too old a day is given up', async () => {
  const work = async (day: string) => ({ failed: day === '2026-01-02' ? 3 : 0 })
  await expect(eachUnfinishedDay('a_job', days, work)).rejects.toThrow('3 rows of a_job failed')
  expect(await run(() => 0, { throughOn: '2026-02-01', finishesOn: '2026-01-31' })).not.toContain('02')
})
