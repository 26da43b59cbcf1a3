import { AppError } from '#shared/errors.ts'
import { bulkChanges, type StoredBulkChange } from './bulk-changes.ts'

export async function findBulkChange(id: string): Promise<StoredBulkChange> {
  const found = await bulkChanges.get({ id }, { consistent: true })
  if (!found)
    throw new AppError('not_found', 'bulk_not_found', 'This preview has expired. Choose the results again.')
  return found
}
