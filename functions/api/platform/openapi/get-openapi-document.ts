import { brotliDecompressSync } from 'node:zlib'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getOpenapiDocument } from '#shared/platform/openapi/contract.ts'
import packed from './openapi.json' with { type: 'json' }

export const handler = endpoint(getOpenapiDocument, async () =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed.brotli, 'base64')).toString('utf8')),
)
