import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/http/route.ts'

const defaultMaxBytes = 256 * 1024

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON body of a request, or undefined where the contract has none. */
export function decodeBody(contract: Contract, event: APIGatewayProxyEventV2): unknown {
  if (!contract.body) return undefined
  const type = (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new AppError('unsupported_media', 'json_required', 'Send the body as application/json.')
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  const maxBytes = contract.maxBodyBytes ?? defaultMaxBytes
  if (bytes.byteLength > maxBytes)
    throw new AppError('too_large', 'body_too_large', `The body must be at most ${maxBytes} bytes.`)
  let text: string
  try {
    text = strictUtf8.decode(bytes)
  } catch {
    throw new AppError('invalid', 'invalid_utf8', 'The body is not valid UTF-8.')
  }
  if (text.includes('\u0000') || text.includes('\\u0000'))
    throw new AppError('invalid', 'nul_byte', 'The body contains a NUL character.')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'malformed_json', 'The body is not valid JSON.')
  }
}
