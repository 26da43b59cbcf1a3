import { expect, test } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { roleChoicesQuery, rolePagesQuery } from './role-queries.ts'

test('a role that was just made or deleted changes the choices of an account too', async () => {
  const client = createQueryClient()
  client.setQueryData(roleChoicesQuery.queryKey, { items: [] })
  await client.invalidateQueries({ queryKey: rolePagesQuery.queryKey })
  expect(client.getQueryState(roleChoicesQuery.queryKey)?.isInvalidated).toBe(true)
})
