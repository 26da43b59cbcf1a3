import { AppError } from '#shared/errors.ts'

/** The refusals of desks, each with its sentence. */
export const deskRefusal = {
  notFound: () => new AppError('not_found', 'desk_not_found', 'Desk not found'),
  replyNotFound: () => new AppError('not_found', 'reply_not_found', 'Reply not found'),
  shortcutTaken: () =>
    new AppError('conflict', 'shortcut_taken', 'Another reply has this shortcut.', {
      errors: [{ path: 'body.shortcut', message: 'Another reply has this shortcut.' }],
    }),
  replyLimit: () => new AppError('conflict', 'reply_limit', 'A desk can have up to 200 replies.'),
  categoryUsed: () =>
    new AppError(
      'conflict',
      'category_gone',
      'A category cannot be deleted, because requests have it. Turn it off instead.',
    ),
  unknownAgent: () =>
    new AppError('unprocessable', 'unknown_agent', 'Only administrators can be a contact.', {
      errors: [{ path: 'body.agentId', message: 'Only administrators can be a contact.' }],
    }),
  noContact: () =>
    new AppError('unprocessable', 'no_contact', 'Only manufacturers have a contact of their own.'),
}
