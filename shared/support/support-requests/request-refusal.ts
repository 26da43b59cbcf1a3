import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)
const atField = (code: string, path: string, sentence: string) => () =>
  new AppError('unprocessable', code, sentence, { errors: [{ path, message: sentence }] })

/** The refusals of support requests, each with its sentence. */
export const requestRefusal = {
  notFound: () => new AppError('not_found', 'request_not_found', 'Request not found'),
  linkGone: () =>
    new AppError('not_found', 'request_link_gone', 'This link no longer works. Ask for a new one below.'),
  merged: (number: string) =>
    new AppError('conflict', 'request_merged', `This request was merged into ${number}.`),
  closed: conflict('request_closed', 'This request is closed. Please open a new one.'),
  status: conflict('request_status', 'This request has changed in the meantime. Read it again.'),
  customerWrote: conflict(
    'customer_wrote',
    'The customer wrote again while you were typing. Read the new message before you send.',
  ),
  taken: (name: string) => new AppError('conflict', 'request_taken', `${name} has taken this request.`),
  placeholder: (name: string) => {
    const sentence = `Fill in {{${name}}} before you send.`
    return new AppError('unprocessable', 'placeholder_empty', sentence, {
      errors: [{ path: 'body.text', message: sentence }],
    })
  },
  tooMany: () =>
    new AppError('rate_limited', 'rate_limited', 'Too many requests. Please wait before you try again.'),
  files: () =>
    new AppError('invalid', 'too_many_files', 'At most 5 files can be attached.', {
      errors: [{ path: 'body.files', message: 'At most 5 files can be attached.' }],
    }),
  participants: atField(
    'participants_refused',
    'body.participants',
    'Only administrators add further addresses to a request.',
  ),
  mergeUnknown: () =>
    new AppError('not_found', 'request_not_found', 'No request has this number.', {
      errors: [{ path: 'body.intoNumber', message: 'No request has this number.' }],
    }),
  mergeSelf: () =>
    new AppError('invalid', 'merge_self', 'A request cannot be merged into itself.', {
      errors: [{ path: 'body.intoNumber', message: 'A request cannot be merged into itself.' }],
    }),
  mergeRequester: conflict('merge_requester', 'Both requests must be from the same person.'),
  mergeDesk: conflict('merge_desk', 'Both requests must be on the same desk.'),
  rated: conflict('request_rated', 'You have rated this request already. Thank you.'),
  notSolved: conflict('request_not_solved', 'You can rate a request once it is solved.'),
  deskReadOnly: () =>
    new AppError(
      'forbidden',
      'desk_read_only',
      'This request is at the desk of an organization. You can read it; they answer it.',
    ),
  deskClosed: atField('desk_closed', 'body.deskId', 'This desk takes no requests at the moment.'),
  unknownCategory: atField(
    'unknown_category',
    'body.category',
    'This category is no longer in the list. Choose another one.',
  ),
  unknownTopic: atField(
    'unknown_topic',
    'body.topic',
    'This topic is no longer in the list. Choose another one.',
  ),
  unknownRelation: atField('unknown_relation', 'body.relatedTo', 'We could not find what this is about.'),
  unknownAgent: atField('unknown_agent', 'body.assigneeId', 'This person does not answer at this desk.'),
  unknownMember: atField('unknown_member', 'body.email', 'No member has this email address.'),
  messageNotFound: () => new AppError('not_found', 'message_not_found', 'Message not found'),
  fileNotFound: () => new AppError('not_found', 'file_not_found', 'File not found'),
}
