import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { bodyBytes } from './body-bytes.ts'

/** Behind an even number of backslashes, which stand for themselves, the next one begins an escape. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON body of a request, or undefined where the contract has none. */
export function decodeBody(contract: Contract, event: APIGatewayProxyEventV2): unknown {
  if (!contract.body) return undefined
  const type = (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new AppError('unsupported_media', 'json_required', 'Send the body as application/json.')
  const bytes = bodyBytes(contract, event)
  let text: string
  try {
    text = strictUtf8.decode(bytes)
  } catch {
    throw new AppError('invalid', 'invalid_utf8', 'The body is not valid UTF-8.')
  }
  if (text.includes('\u0000') || escapedNul.test(text))
    throw new AppError('invalid', 'nul_byte', 'The body contains a NUL character.')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'malformed_json', 'The body is not valid JSON.')
  }
}
