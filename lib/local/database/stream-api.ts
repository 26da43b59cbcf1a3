import { Agent, type ClientRequest, request } from 'node:http'
import type { DynamoDBRecord } from 'aws-lambda'

export type Shard = { ShardId?: string; ParentShardId?: string }

type Calls = {
  ListStreams: {
    input: { TableName: string }
    answer: { Streams?: { StreamArn?: string; StreamLabel?: string }[] }
  }
  DescribeStream: {
    input: { StreamArn: string; ExclusiveStartShardId: string | undefined }
    answer: { StreamDescription?: { Shards?: Shard[]; LastEvaluatedShardId?: string } }
  }
  GetShardIterator: {
    input: {
      StreamArn: string
      ShardId: string
      ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' | 'AT_SEQUENCE_NUMBER' | 'TRIM_HORIZON'
      SequenceNumber: string | undefined
    }
    answer: { ShardIterator?: string }
  }
  GetRecords: {
    input: { ShardIterator: string | undefined }
    answer: { Records?: DynamoDBRecord[]; NextShardIterator?: string }
  }
  /** Of the table itself. */
  GetItem: { input: { TableName: string; Key: object; ConsistentRead: boolean }; answer: { Item?: object } }
}

export type StreamApi = {
  call<Name extends keyof Calls>(name: Name, input: Calls[Name]['input']): Promise<Calls[Name]['answer']>
  close(): void
}

/** Engines for a laptop want to know who calls and when, and check no signature. */
const anySignature = {
  'x-amz-date': '20260101T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
}

/**
 * The stream in the JSON that goes over the wire, which Lambda also hands to a consumer. It is polled up to sixty times
 * a second; the SDK would translate every record for a log and for types that no one here wants.
 */
export function streamApi(endpoint: string): StreamApi {
  const agent = new Agent({ keepAlive: true })
  const post = (name: string, body: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `${name === 'GetItem' ? 'DynamoDB' : 'DynamoDBStreams'}_20120810.${name}`,
        ...anySignature,
      }
      const sent: ClientRequest = request(endpoint, { method: 'POST', agent, headers }, (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          .on('error', reject)
      })
      sent
        .on('error', (error: NodeJS.ErrnoException) =>
          // The other side had closed a connection that was kept for later: nothing was asked yet.
          sent.reusedSocket && error.code === 'ECONNRESET' ? resolve(post(name, body)) : reject(error),
        )
        .end(body)
    })
  return {
    async call<Name extends keyof Calls>(name: Name, input: Calls[Name]['input']) {
      const { status, text } = await post(name, JSON.stringify(input))
      if (status !== 200) throw streamError(name, text)
      return JSON.parse(text) as Calls[Name]['answer']
    },
    close: () => agent.destroy(),
  }
}

/** Named as the engine names it, without the address of its model. */
function streamError(name: string, text: string): Error {
  const { __type = '', message = text } = parse(text)
  return Object.assign(new Error(`${name}: ${message}`), { name: __type.replace(/^.*#/, '') })
}

function parse(text: string): { __type?: string; message?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
