import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/platform/http/route.ts'

const defaultMaxBytes = 256 * 1024

/** The body as it came over the wire, unless it is larger than the contract allows. */
export function bodyBytes(contract: Contract, event: APIGatewayProxyEventV2): Buffer {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  const maxBytes = contract.maxBodyBytes ?? defaultMaxBytes
  if (bytes.byteLength > maxBytes)
    throw new AppError('too_large', 'body_too_large', `The body must be at most ${maxBytes} bytes.`)
  return bytes
}
