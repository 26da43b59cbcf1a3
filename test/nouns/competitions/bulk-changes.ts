import { anAdministrator } from '#test/support/administrator.ts'
import { putBulkChange } from '#test/support/bulk-changes.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const nowhere = { params: { bulkId: unknownId('blk') as `blk_${string}` } }
const named = async (caller: Client | undefined, status: 'planned' | 'committed' = 'planned') =>
  caller ? { params: { bulkId: (await putBulkChange({ status })).id } } : nowhere
const body = { hash: 'abc' }
const code = 'bulk_not_found'
// Everyone who may change many results sees what others did: only one that is not there is not found.
const foreign = async () => ({ caller: await anAdministrator(url), input: nowhere, code })

export const fixture = {
  planBulkChange: () => ({
    body: {
      resultIds: [unknownId('res') as `res_${string}`],
      action: { kind: 'accept' as const, reason: '' },
    },
  }),
  listBulkChanges: () => ({}),
  getBulkChange: { sample: (caller) => named(caller), foreign },
  commitBulkChange: {
    sample: async (caller) => ({ ...(await named(caller)), body }),
    foreign: async () => ({ caller: await anAdministrator(url), input: { ...nowhere, body }, code }),
  },
  undoBulkChange: { sample: (caller) => named(caller, 'committed'), foreign },
  listVerifiedResults: () => ({ query: { leagueId: unknownId('lge') as `lge_${string}`, classKey: 'S1' } }),
} satisfies NounFixture<'bulkChanges'>
