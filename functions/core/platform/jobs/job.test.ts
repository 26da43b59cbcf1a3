import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { ScheduledEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'
import { alone, jobLeases } from './alone.ts'
import { job } from './job.ts'

process.env.TABLE_NAME = 'test'
const documents = mockClient(DynamoDBDocumentClient)
const event = { time: '2026-01-01T00:05:00Z' } as ScheduledEvent
let lines: object[]

beforeEach(() => {
  documents.reset()
  lines = []
  printLogsWith((line) => void lines.push(JSON.parse(line)))
})

test('a job works by the time it was due, and answers what it did', async () => {
  answerHold(documents)
  const work = vi.fn(async (now: string) => ({ now }))
  expect(await job('some_job', work)(event)).toEqual({ now: '2026-01-01T00:05:00.000Z' })
  expect(lines).toEqual([])
})

test('while the platform is held, a job leaves its work where it is, and works again after the release', async () => {
  answerHold(documents, aHold())
  await noticeHold()
  const work = vi.fn(async () => 'done')
  const handler = job('some_job', work)
  expect(await handler(event)).toBeUndefined()
  expect(work).not.toHaveBeenCalled()
  expect(lines).toMatchObject([{ level: 'info', event: 'job.held', job: 'some_job' }])
  answerHold(documents, aHold({ state: 'released' }))
  expect(await handler(event)).toBe('done')
})

const noted = () => documents.commandCalls(PutCommand).map(({ args: [{ input }] }) => input.Item)

test('a run that has done its work is noted by the time it was due, and one that fails is not', async () => {
  answerHold(documents)
  await job('some_job', async () => 'done')(event)
  expect(noted()).toMatchObject([{ pk: 'JOB_RUNS', sk: 'some_job', dueAt: '2026-01-01T00:05:00.000Z' }])
  documents.resetHistory()
  const failing = job('some_job', () => Promise.reject(new Error('broken')))
  await expect(failing(event)).rejects.toThrow('broken')
  expect(noted()).toEqual([])
})

test('a run that finds an earlier one at work is not noted, so a job that is always cut off is missed', async () => {
  answerHold(documents)
  const lease = { job: 'some_job', until: '2026-01-01T00:06:00.000Z', version: 1 }
  documents.on(GetCommand, { Key: jobLeases.key({ job: 'some_job' }) }).resolves({ Item: lease })
  const work = (now: string) => alone({ job: 'some_job', seconds: 60, now }, async () => 'done')
  expect(await job('some_job', work)(event)).toBeUndefined()
  expect(noted()).toEqual([])
})
