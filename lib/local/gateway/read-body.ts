import type { IncomingMessage } from 'node:http'

/** The whole body of a request, or undefined when it is larger than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks, size)
}
