import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => new AppError('conflict', code, sentence)

export const migrationRefusal = {
  notFound: () => new AppError('not_found', 'migration_not_found', 'Move not found'),
  running: () => conflict('migration_running', 'Another move is under way. Finish or undo it first.'),
  same: () => conflict('migration_same', 'This service and these models are already in use.'),
  notNow: () => conflict('migration_not_now', 'This move has changed. Reload the page to see its status.'),
  moved: () =>
    conflict(
      'migration_outdated',
      'The AI settings have changed since this was planned. Undo it and plan again.',
    ),
  tooLate: () => conflict('migration_too_late', 'The earlier vectors are gone. Plan a move back instead.'),
}
