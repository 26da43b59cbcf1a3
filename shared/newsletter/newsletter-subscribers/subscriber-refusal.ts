import { AppError } from '#shared/errors.ts'

const withField = (code: string, path: string, message: string) =>
  new AppError('unprocessable', code, message, { errors: [{ path, message }] })

/** The refusals of the newsletter’s audience, each with its sentence. */
export const subscriberRefusal = {
  notFound: () => new AppError('not_found', 'subscriber_not_found', 'Subscriber not found'),
  linkUnknown: () =>
    new AppError(
      'not_found',
      'newsletter_link_unknown',
      'This link is not valid. It may have been cut off by your email program.',
    ),
  linkOld: () =>
    new AppError('gone', 'newsletter_link_old', 'This link is too old. Subscribe again to get a new one.'),
  tooLate: () =>
    new AppError(
      'conflict',
      'resubscribe_late',
      'You unsubscribed more than a day ago. Subscribe again with the form at the end of any page.',
    ),
  complained: () =>
    new AppError(
      'conflict',
      'subscriber_complained',
      'Someone reported our email to this address as spam. Contact support to get the newsletter again.',
    ),
  bounced: () =>
    new AppError(
      'conflict',
      'subscriber_bounced',
      'Emails to your address bounce. Check the address of your account first.',
    ),
  known: () => withField('subscriber_known', 'body.email', 'This address is already in the list.'),
  notComplained: () =>
    new AppError('conflict', 'subscriber_not_complained', 'This address did not report spam.'),
  unknownTopic: () => withField('unknown_topic', 'body.topics', 'Choose from the topics that we offer.'),
  topicInUse: () =>
    withField(
      'topic_in_use',
      'body.topics',
      'People chose this topic. Stop offering it instead of deleting it.',
    ),
  suppressionNotFound: () =>
    new AppError('not_found', 'suppression_not_found', 'This address is not suppressed.'),
  suppressed: () => withField('address_suppressed', 'body.email', 'This address is already suppressed.'),
  askedByPerson: () =>
    withField(
      'complaint_kept',
      'body.askedByPerson',
      'Someone at this address reported spam. Confirm that the person asked us to write again.',
    ),
  needsStatement: () =>
    withField(
      'statement_missing',
      'body.statement',
      'Say how these people agreed, or leave the consent dates out: then each gets an email to confirm.',
    ),
}
