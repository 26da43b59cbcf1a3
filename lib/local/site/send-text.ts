import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const smallest = 1024
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Ends a response with a text, compressed as CloudFront would. */
export function sendText(request: IncomingMessage, response: ServerResponse, text: string): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [encoding, body] =
    text.length < smallest
      ? [undefined, Buffer.from(text)]
      : accepted.includes('br')
        ? ['br', brotliCompressSync(text, quick)]
        : accepted.includes('gzip')
          ? ['gzip', gzipSync(text)]
          : [undefined, Buffer.from(text)]
  response.setHeader('vary', 'accept-encoding, cookie')
  if (response.statusCode === 304) {
    response.end()
    return
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.byteLength)
  response.end(request.method === 'HEAD' ? undefined : body)
}
