import { eraser } from '#lib/eraser.ts'
import type { NounInfra } from '#lib/noun-infra.ts'
import { withPoolLogin } from '#lib/with-pool-login.ts'

export const deletions = {
  routes: {
    requestDeletion: {
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      ...withPoolLogin(),
    },
    cancelDeletion: { table: ['get', 'put', 'delete'] },
  },
  consumers: {
    eraseAccount: {
      entry: 'events/accounts/deletion-ordered/erase-account.ts',
      on: { fact: 'deletion.ordered' },
      ...eraser,
    },
  },
  jobs: {
    delete_due_accounts: {
      schedule: 'rate(1 hour)',
      ...eraser,
    },
  },
} satisfies NounInfra<'deletions'>
