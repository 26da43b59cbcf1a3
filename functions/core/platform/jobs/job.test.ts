import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { ScheduledEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'
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
