import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { getEventPicture } from '#shared/events/events/contract.ts'
import { answerVersion } from './answer-version.ts'

const forever = 'public, max-age=31536000, immutable'

function asked({ method = 'GET', held = '', isNamed = true } = {}) {
  const made: string[] = []
  const event = {
    headers: held ? { 'if-none-match': held } : {},
    requestContext: { requestId: 'one', http: { method } },
  } as unknown as APIGatewayProxyEventV2
  const file = async () => {
    made.push('file')
    return 'cGljdHVyZQ=='
  }
  return { made, answer: answerVersion(getEventPicture, { version: 'abc', isNamed, file }, event) }
}

const etag = String((await asked().answer).headers?.etag)

test('a version is kept for good at its own address, and for a moment at any other', async () => {
  const own = await asked().answer
  expect(own).toMatchObject({ statusCode: 200, body: 'cGljdHVyZQ==', isBase64Encoded: true })
  expect(own.headers).toMatchObject({ 'cache-control': forever, 'content-type': 'image/png' })
  const other = await asked({ isNamed: false }).answer
  expect(other.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=60', etag })
})

test.each(['GET', 'HEAD'])(
  '%s by those who hold a version is answered before its file is made',
  async (method) => {
    const { made, answer } = asked({ method, held: `W/"other", ${etag}` })
    expect(await answer).toMatchObject({ statusCode: 304, headers: { etag, 'cache-control': forever } })
    expect(made).toEqual([])
  },
)

test('a question about a version makes no file either', async () => {
  const { made, answer } = asked({ method: 'HEAD' })
  expect(await answer).toMatchObject({ statusCode: 200, headers: { etag, 'content-type': 'image/png' } })
  expect(made).toEqual([])
})
