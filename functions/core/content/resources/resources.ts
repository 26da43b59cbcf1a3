import { entity } from '#core/platform/db/entity.ts'
import { Resource } from '#shared/content/resources/resource.ts'

export const resources = entity({
  name: 'resource',
  erasure: 'impersonal',
  schema: Resource,
  key: ({ id }: { id: string }) => ({ pk: 'RESOURCES', sk: `RESOURCE#${id}` }),
})
