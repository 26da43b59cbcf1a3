import { expect, test } from 'vitest'
import { rolePagesQuery } from '#web/features/platform/roles/api/roles-query.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { rolesQuery } from './list-roles.ts'

test('a role that was just made or deleted changes the choices of an account too', async () => {
  const client = createQueryClient()
  client.setQueryData(rolesQuery.queryKey, { items: [] })
  await client.invalidateQueries({ queryKey: rolePagesQuery.queryKey })
  expect(client.getQueryState(rolesQuery.queryKey)?.isInvalidated).toBe(true)
})
