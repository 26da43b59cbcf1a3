import { brotliDecompressSync } from 'node:zlib'
import packed from './openapi.json' with { type: 'json' }

/** The document of the API, as it was made from the contracts. */
export const publishedDocument = (): { openapi: string } =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed.brotli, 'base64')).toString('utf8'))
