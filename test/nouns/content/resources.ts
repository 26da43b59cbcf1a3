import { allResources } from '#core/content/resources/all-resources.ts'
import type { ResourceFields } from '#shared/content/resources/resource.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putResource } from '#test/support/resources.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const fields: ResourceFields = {
  kind: 'guide',
  title: 'Reading an impedance curve',
  summary: 'What the peak says about the box.',
  href: 'https://example.com/impedance',
  category: 'Measuring',
  level: 'beginner',
  featured: false,
}

const resource = async (caller: unknown) => ({
  params: { resourceId: caller ? (await putResource()).id : unknownId('rsc') },
})

export const fixture = {
  listResources: () => ({ query: { level: 'beginner' } }),
  listAllResources: () => ({}),
  createResource: () => ({ body: fields }),
  updateResource: async (caller) => ({
    ...(await resource(caller)),
    body: { ...fields, title: 'Changed by a sample', version: 1 },
  }),
  publishResource: async (caller) => ({ ...(await resource(caller)), body: { version: 1 } }),
  retireResource: async (caller) => ({ ...(await resource(caller)), body: { version: 1 } }),
  arrangeResources: async (caller) => {
    if (!caller) return { body: { ids: [], orderVersion: 0 } }
    const { items, orderVersion } = await allResources()
    return { body: { ids: items.map(({ id }) => id), orderVersion } }
  },
} satisfies NounFixture<'resources'>
