import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routesList } from './routes-list.ts'

test('docs/routes.md lists who may call each route, so that a review sees what a change opens', async () => {
  await expect(routesList()).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/routes.md'))
})
