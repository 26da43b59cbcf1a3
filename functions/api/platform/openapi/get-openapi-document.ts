import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getOpenapiDocument } from '#shared/platform/openapi/contract.ts'

// Loaded on demand from beside the function: it grows with every route.
export const handler = endpoint(getOpenapiDocument, async () => {
  const { publishedDocument } = await import('#core/platform/openapi/published-document.ts')
  return publishedDocument()
})
