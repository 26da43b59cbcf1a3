import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => new AppError('conflict', code, sentence)

export const migrationRefusal = {
  notFound: () => new AppError('not_found', 'migration_not_found', 'Migration not found'),
  running: () => conflict('migration_running', 'Another migration is under way. Finish or undo it first.'),
  same: () => conflict('migration_same', 'This service and these models are in use already.'),
  notNow: () => conflict('migration_not_now', 'This migration has moved on. Reload and look again.'),
  moved: () =>
    conflict('migration_outdated', 'The AI settings changed since this was planned. Undo it and plan again.'),
  tooLate: () =>
    conflict('migration_too_late', 'The earlier vectors are gone. Plan a migration back instead.'),
}
