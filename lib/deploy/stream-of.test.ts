import { beforeEach, expect, test } from 'vitest'
import { answerAsAws } from '#test/support/answer-as-aws.ts'
import { streamOf } from './stream-of.ts'

let table: object | undefined

answerAsAws((request, body, response) => {
  expect(request.headers['x-amz-target']).toBe('DynamoDB_20120810.DescribeTable')
  expect(JSON.parse(body)).toEqual({ TableName: 'restored' })
  response.statusCode = table ? 200 : 400
  response.end(
    JSON.stringify(
      table ? { Table: table } : { __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException' },
    ),
  )
})

beforeEach(() => {
  table = undefined
})

test('the readers of a restored table are told its stream', async () => {
  table = { TableStatus: 'ACTIVE', LatestStreamArn: 'arn:stream' }
  expect(await streamOf('restored')).toBe('arn:stream')
})

test('a table that is not there, or has no stream, is no table to deploy with', async () => {
  await expect(streamOf('restored')).rejects.toThrow('There is no table restored here.')
  table = { TableStatus: 'ACTIVE' }
  await expect(streamOf('restored')).rejects.toThrow('The table restored has no stream.')
})
