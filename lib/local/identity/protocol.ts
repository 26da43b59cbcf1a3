import { randomUUID } from 'node:crypto'
import type { LocalRequest, LocalResponse, LocalService } from '../service.ts'
import { CognitoError } from './errors.ts'
import { operations } from './operations/operations.ts'
import type { Pool } from './pool.ts'

const contentType = 'application/x-amz-json-1.1'
const target = /^AWSCognitoIdentityProviderService\.(\w+)$/

/** Speaks AWS JSON 1.1, and serves the pool's public documents by path. */
export function createProtocol(pool: Pool, documents: ReadonlyMap<string, object>): LocalService {
  return async (request) => {
    const document = documents.get(request.path)
    if (document && request.method === 'GET') return publicDocument(document)
    if (request.method !== 'POST' || request.path !== '/') return { status: 404 }
    try {
      return answer(200, await call(pool, request))
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error
      return answer(400, { __type: error.type, message: error.message }, { 'x-amzn-errortype': error.type })
    }
  }
}

function call(pool: Pool, { headers, body }: LocalRequest): Promise<object> {
  const [, name = ''] = target.exec(String(headers['x-amz-target'])) ?? []
  const operation = operations.get(name)
  if (!operation) throw new CognitoError('UnknownOperationException', 'Unknown operation')
  if (operation.signed && !headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token')
  return operation.run(pool, parseBody(body))
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new CognitoError('SerializationException', 'The request is not JSON.')
  }
}

function answer(status: number, content: object, headers: Record<string, string> = {}): LocalResponse {
  return {
    status,
    headers: {
      'content-type': contentType,
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    },
    body: JSON.stringify(content),
  }
}

function publicDocument(content: object): LocalResponse {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }
}
