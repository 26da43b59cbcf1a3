import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putExport, userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const named = (exportId: `exp_${string}`) => ({ params: { exportId } })

export const fixture = {
  requestExport: () => ({}),
  listExports: () => ({}),
  createExportLink: {
    sample: async (caller) => named(caller ? await putExport(userIdOf(caller)) : unknownId('exp')),
    foreign: async ({ id }) => ({ input: named(await putExport(id)), code: 'export_not_found' }),
  },
} satisfies NounFixture<'exports'>
