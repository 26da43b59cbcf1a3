import { join } from 'node:path'

/** Where a run of tests leaves what a failed visit looked like, until the next run of everything. */
export const failuresFolder = join(import.meta.dirname, '../../.local/failures')
