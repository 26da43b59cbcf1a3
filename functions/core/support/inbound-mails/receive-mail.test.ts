import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { SESMessage } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { serveService } from '#test/support/serve-service.ts'
import { receiveMail } from './receive-mail.ts'

const now = '2026-01-01T00:00:00.000Z'
const documents = mockClient(DynamoDBDocumentClient)
/** The answer of the storage, and what it was asked. */
let status = 200
let asked: string[] = []
let stop: () => Promise<unknown>

beforeAll(async () => {
  printLogsWith(() => undefined)
  const served = await serveService('/s3', async ({ method, path }) => {
    asked.push(`${method} ${path}`)
    return { status }
  })
  stop = served.stop
  for (const [name, value] of Object.entries({
    TABLE_NAME: 'test',
    MEDIA_BUCKET: 'media',
    AWS_ENDPOINT_URL_S3: served.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  }))
    vi.stubEnv(name, value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await stop()
})

beforeEach(() => {
  status = 200
  asked = []
  documents.reset()
  documents.on(TransactWriteCommand).resolves({})
})

const received = (source: string, verdicts: Record<string, string> = {}) =>
  ({
    mail: { messageId: 'o3vrnil0e2ic28tr', source, destination: ['someone@else.test'] },
    receipt: {
      recipients: ['Support+K7@Support.Boxrise.test'],
      ...Object.fromEntries(
        ['spam', 'virus', 'spf', 'dkim', 'dmarc'].map((check) => [
          `${check}Verdict`,
          { status: verdicts[check] ?? 'PASS' },
        ]),
      ),
    },
  }) as unknown as SESMessage

const announced = () =>
  documents
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems ?? [])
    .map(({ Put }) => Put?.Item)

test('a mail that lies in the storage is announced, with whom it was for and what the checks found', async () => {
  await receiveMail(
    received('ann@example.test', {
      spam: 'GRAY',
      virus: 'DISABLED',
      dkim: 'FAIL',
      dmarc: 'PROCESSING_FAILED',
    }),
    now,
  )
  expect(asked).toEqual(['HEAD /media/received-mails/o3vrnil0e2ic28tr'])
  expect(announced()).toMatchObject([
    {
      name: 'mail.received',
      at: now,
      payload: {
        key: 'received-mails/o3vrnil0e2ic28tr',
        envelopeFrom: 'ann@example.test',
        recipients: ['support+k7@support.boxrise.test'],
        verdicts: { spam: 'none', virus: 'none', spf: 'pass', dkim: 'fail', dmarc: 'none' },
      },
    },
  ])
})

test.each(['', '<>'])('the return path %j of a machine is an empty one', async (source) => {
  await receiveMail(received(source), now)
  expect(announced()).toMatchObject([{ payload: { envelopeFrom: '' } }])
})

test.each([404, 403, 500])(
  'a mail for which the storage answers %i is not announced, but tried again',
  async (answer) => {
    status = answer
    await expect(receiveMail(received('ann@example.test'), now)).rejects.toThrow(/storage/)
    expect(announced()).toEqual([])
  },
)
